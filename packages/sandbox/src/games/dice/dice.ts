import * as z from 'zod/mini'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createDiceStage } from './client/createDiceStage.ts'
import {
  chances,
  drawDice,
  paysFor,
  returnAt,
  rolls,
  settleDice,
  type DiceBet,
  type DiceFacts,
  type DiceTables,
} from './rules.ts'
import { diceStyle } from './style.ts'
import { diceTexts } from './texts.ts'

const betSchema = z.object({
  side: z.enum(['under', 'over']),
  chance: z.int().check(z.gte(chances.least), z.lte(chances.most)),
})

/** Every chance there is, per cent. */
const offered = Array.from({ length: chances.most - chances.least + 1 }, (_, at) => chances.least + at)

/** A return in hundredths of a per cent as decimal text. */
const percentText = (value: number): string => (value / 100).toFixed(2)

const art = `<svg class="dice-art" viewBox="0 0 112 56" aria-hidden="true"><g transform="rotate(-9 28 28)"><rect x="6" y="6" width="44" height="44" rx="11"/><circle cx="18" cy="18" r="4.5"/><circle cx="38" cy="18" r="4.5"/><circle cx="28" cy="28" r="4.5"/><circle cx="18" cy="38" r="4.5"/><circle cx="38" cy="38" r="4.5"/></g><g transform="rotate(11 84 28)"><rect x="62" y="6" width="44" height="44" rx="11"/><circle cx="74" cy="18" r="4.5"/><circle cx="84" cy="28" r="4.5"/><circle cx="94" cy="38" r="4.5"/></g></svg>`

/** The dice: over or under a line of the player's choosing. */
export const dice = defineGame<DiceTables, DiceFacts, DiceBet>({
  id: 'dice',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: { rolls },
  draw: drawDice,
  explain: ({ roll }) => [`${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`],
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleDice },
  page({ play, kit, number, decimal }) {
    const texts = diceTexts(play.languageCode)
    const returns = offered.map(returnAt)
    const limits = { least: number.format(chances.least), most: number.format(chances.most) }
    const side = (value: 'under' | 'over'): string =>
      `<label><input type="radio" name="side" value="${value}"${value === 'under' ? ' checked' : ''}><span id="side-${value}"></span></label>`
    const figure = (id: string, label: string): string => `<div><dt>${escaped(label)}</dt><dd id="${id}"></dd></div>`
    return {
      action: texts.roll,
      welcome: texts.welcome,
      stage: `${art}<div id="face" aria-hidden="true">${decimal('50.00')}</div>
<div id="scale" aria-hidden="true"><div id="pointer"></div></div><div class="ticks" aria-hidden="true">${[0, 25, 50, 75, 100].map((tick) => `<span>${number.format(tick)}</span>`).join('')}</div><p id="scale-text" class="vh"></p>`,
      controls: `<div class="bet"><fieldset><legend>${escaped(texts.side)}</legend><div class="sides">${side('under')}${side('over')}</div></fieldset>
<div class="chance"><label for="chance">${escaped(texts.chance)}</label><input id="chance" type="range" min="${chances.least}" max="${chances.most}" value="${chances.first}"></div>
<dl class="odds">${figure('chance-figure', texts.chance)}${figure('pays-figure', texts.pays)}${figure('returns-figure', texts.returns)}</dl></div>`,
      rules: `<p>${escaped(texts.how)}</p><ul><li>${escaped(texts.payNote)}</li><li>${escaped(fillText(texts.chanceNote, limits))}</li></ul>`,
      returnNote: fillText(texts.returnNote, {
        low: decimal(percentText(Math.min(...returns))),
        high: decimal(percentText(Math.max(...returns))),
      }),
      volatility: kit.yourChoice,
      texts,
      data: { table: Object.fromEntries(offered.map((chance) => [chance, [paysFor(chance), returnAt(chance)]])) },
    }
  },
  createStage: createDiceStage,
  style: diceStyle,
})
