import * as z from 'zod/mini'
import { RoundRefused } from '../../subjects/rounds/rounds.ts'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createCrashStage } from './client/createCrashStage.ts'
import { curve } from './curve.ts'
import {
  beginCrash,
  cashOut,
  drawCrash,
  draws,
  statedReturn,
  type CrashBet,
  type CrashFacts,
  type CrashTables,
} from './rules.ts'
import { crashStyle } from './style.ts'
import { crashTexts } from './texts.ts'

const betSchema = z.object({ auto: z.nullable(z.int().check(z.gt(100), z.lte(curve.cap))) })
const moveSchema = z.object({ cashOut: z.literal(true) })

const sky = `<svg id="sky" viewBox="0 0 400 220" preserveAspectRatio="none" aria-hidden="true"><path class="hills" d="M0 220V196Q60 168 118 192T236 188T330 194T400 180V220Z"/><path id="under"/><path id="curve"/><g id="kite"><path class="tail" d="M-4 2q-8 2 -10 8t-10 6"/><path class="sail" d="M14 0L0 -8L-8 0L0 8Z"/></g></svg>`

/** The crash game: a multiplier climbs until it does not. */
export const crash = defineGame<CrashTables, CrashFacts, CrashBet>({
  id: 'crash',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: { draws, statedReturn },
  draw: drawCrash,
  explain: (facts) => [`× ${Math.floor(facts.crash / 100)}.${String(facts.crash % 100).padStart(2, '0')}`],
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: {
    begin: beginCrash,
    act(round, move) {
      if (!z.safeParse(moveSchema, move).success) throw new RoundRefused('round.move', 'no move of this game')
      return cashOut(round)
    },
    // Neither the crash point nor how long it is away.
    view: () => null,
  },
  page({ play, kit, number, decimal }) {
    const texts = crashTexts(play.languageCode)
    return {
      action: texts.start,
      welcome: texts.welcome,
      stage: `<div class="night">${sky}<div id="multiplier" aria-hidden="true">× ${escaped(decimal('1.00'))}</div><ol id="recent" aria-label="${escaped(texts.recent)}"></ol></div>`,
      controls: `<div class="auto"><label for="auto">${escaped(texts.auto)}</label><div class="field"><span aria-hidden="true">×</span><input id="auto" inputmode="decimal" autocomplete="off" maxlength="6" aria-describedby="auto-note"></div><small id="auto-note">${escaped(texts.autoNote)}</small></div>`,
      rules: `<p>${escaped(texts.how)}</p><ul>${[texts.clockNote, texts.capNote, texts.awayNote].map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`,
      returnNote: fillText(texts.returnNote, { percent: number.format(statedReturn) }),
      volatility: kit.yourChoice,
      texts,
      data: curve,
    }
  },
  createStage: createCrashStage,
  style: crashStyle,
})
