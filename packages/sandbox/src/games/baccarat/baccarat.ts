import * as z from 'zod/mini'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { statedReturn } from './chances.ts'
import { createBaccaratStage } from './client/createBaccaratStage.ts'
import {
  decks,
  drawBaccarat,
  pays,
  settleBaccarat,
  sides,
  type BaccaratBet,
  type BaccaratFacts,
  type BaccaratTables,
} from './rules.ts'
import { baccaratStyle } from './style.ts'
import { baccaratTexts } from './texts.ts'

const betSchema = z.object({ side: z.enum(sides) })

/** What a bet wins on top of the stake, for one staked. */
const oddsOf = (hundredths: number): string => ((hundredths - 100) / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)

/** Punto banco with commission, from eight decks. */
export const baccarat = defineGame<BaccaratTables, BaccaratFacts, BaccaratBet>({
  id: 'baccarat',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: { decks },
  draw: drawBaccarat,
  explain: ({ cards }) =>
    cards.map((card) => {
      const rank = card % 13
      const letter = rank === 0 ? 'A' : rank > 9 ? (['J', 'Q', 'K'][rank - 10] ?? '') : String(rank + 1)
      return `${letter}${['♠', '♥', '♦', '♣'][Math.floor(card / 13)]}`
    }),
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleBaccarat },
  page({ play, kit, decimal }) {
    const texts = baccaratTexts(play.languageCode)
    const hand = (side: 'player' | 'banker'): string =>
      `<section class="hand" data-hand="${side}"><h2 aria-hidden="true">${escaped(texts[side])} <b id="${side}-total">–</b></h2><div class="cards" id="${side}-cards" aria-hidden="true"></div><p class="vh" id="${side}-text"></p></section>`
    const bet = (side: (typeof sides)[number]): string =>
      `<label><input type="radio" name="side" value="${side}"${side === 'player' ? ' checked' : ''}><span>${escaped(texts[side])}</span><small>${escaped(fillText(texts.pays, { pays: `${decimal(oddsOf(pays[side]))} : ${decimal('1')}` }))}</small></label>`
    return {
      action: texts.deal,
      welcome: texts.welcome,
      stage: `<div id="felt"><div class="hands">${hand('player')}${hand('banker')}</div><ol id="road" aria-label="${escaped(texts.recent)}"></ol></div>`,
      controls: `<fieldset><legend>${escaped(texts.bet)}</legend><div class="bets">${sides.map(bet).join('')}</div></fieldset>`,
      rules: `<p>${escaped(texts.how)}</p><ul>${[texts.naturals, texts.playerRule, texts.bankerRule, texts.payRule, texts.shoe].map((rule) => `<li>${escaped(rule)}</li>`).join('')}</ul>`,
      returnNote: fillText(
        texts.returnNote,
        Object.fromEntries(sides.map((side) => [side, decimal(statedReturn(side))])),
      ),
      volatility: kit.low,
      texts,
      data: null,
    }
  },
  createStage: createBaccaratStage,
  style: baccaratStyle,
})
