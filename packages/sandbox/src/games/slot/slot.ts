import * as z from 'zod/mini'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createReels } from './client/createReels.ts'
import { createSlotStage } from './client/createSlotStage.ts'
import { drawSlot, settleSlot, type SlotFacts, type SlotTables } from './deal.ts'
import { lastChanged, lines, paceMs, stopCount, strips } from './machine.ts'
import { statedReturn } from './returnToPlayer.ts'
import { slotRules } from './rules.ts'
import { slotStyle } from './style.ts'
import { slotTexts } from './texts.ts'

/** How the reels stand before the first round of a play. */
const firstStops: readonly number[] = [13, 19, 0, 1, 17]
const stopsSchema = z.object({ stops: z.array(z.int()).check(z.length(5)) })

/** The slot: five reels, ten lines, wilds and scatters. */
export const slot = defineGame<SlotTables, SlotFacts, true>({
  id: 'slot',
  paceMs,
  lastChanged,
  tables: { reels: strips.map(() => stopCount) },
  draw: drawSlot,
  explain: ({ stops }) => stops.map(String),
  choice: () => true,
  play: { settle: (stake, _choice, facts) => settleSlot(stake, facts) },
  page({ play, kit, number, decimal, last }) {
    const { symbols, ...texts } = slotTexts(play.languageCode)
    const read = z.safeParse(stopsSchema, last)
    return {
      action: texts.spin,
      welcome: texts.welcome,
      stage: `<div class="cabinet"><div id="reels" aria-hidden="true"></div></div><ul id="reels-text" class="vh" aria-label="${escaped(texts.reels)}"></ul>`,
      controls: '',
      rules: slotRules({ ...texts, symbols }, number),
      returnNote: fillText(texts.returnNote, { percent: decimal(statedReturn()) }),
      volatility: kit.medium,
      texts: {
        ...texts,
        ...Object.fromEntries(Object.entries(symbols).map(([symbol, name]) => [`symbol.${symbol}`, name])),
      },
      data: { strips, lines, stops: read.success ? read.data.stops : firstStops },
    }
  },
  createStage: `(tools) => (${createSlotStage})(${createReels}, tools)`,
  style: slotStyle,
})
