import { html } from 'hono/html'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { returnOf } from './chances.ts'
import { pays, sides, type BaccaratDetail, type Side } from './rules.ts'

/** What a bet wins on top of the stake, for one staked. */
const oddsOf = (hundredths: number): string => ((hundredths - 100) / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)

/** The baccarat table's parts of its page. */
export const baccaratPage = ({ play, decimal, percent, history }: PageView): GamePage => {
  const texts = textsOf('baccarat', play.languageCode)
  const hand = (side: 'player' | 'banker'): Html =>
    html`<section class="hand" data-hand="${side}">
      <h2 aria-hidden="true">${texts[side]} <b id="${side}-total">–</b></h2>
      <div class="cards" id="${side}-cards" aria-hidden="true"></div>
      <p class="vh" id="${side}-text"></p>
    </section>`
  const bet = (side: Side): Html =>
    html`<label
      ><input type="radio" name="side" value="${side}" ${side === 'player' ? ' checked' : ''} /><i
        class="chip"
        aria-hidden="true"
      ></i
      ><span>${texts[side]}</span
      ><small>${fillText(texts.pays, { pays: `${decimal(oddsOf(pays[side]))} : ${decimal('1')}` })}</small></label
    >`
  return {
    action: texts.deal,
    welcome: texts.welcome,
    view: html`<div id="felt">
        <div class="hands">${hand('player')}${hand('banker')}</div>
      </div>
      <div class="roads">
        <ol id="road" aria-label="${texts.recent}"></ol>
        <div id="big-road" aria-hidden="true"></div>
      </div>`,
    controls: html`<fieldset>
      <legend>${texts.bet}</legend>
      <div class="bets">${sides.map(bet)}</div>
    </fieldset>`,
    rules: html`<p>${texts.how}</p>
      <ul>
        ${[texts.naturals, texts.playerRule, texts.bankerRule, texts.payRule, texts.shoe].map((rule) => html`<li>${rule}</li>`)}
      </ul>`,
    returnNote: fillText(texts.returnNote, Object.fromEntries(sides.map((side) => [side, percent(returnOf(side))]))),
    texts,
    data: { winners: history.map((detail) => (detail as BaccaratDetail).winner).slice(-72) },
  }
}
