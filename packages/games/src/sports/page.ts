import { html } from 'hono/html'
import type { GamePage, PageView } from '../kit/server/defineGame.ts'
import { textsOf } from '../kit/texts.ts'
import { sportOf } from './fixtures.ts'
import { MOST_LEGS, MOST_TIMES } from './rules.ts'

/** The sportsbook's parts of its page. */
export const sportsPage = ({ play, kit }: PageView): GamePage => {
  const texts = textsOf('sports', play.languageCode)
  const rules = [texts.oddsRule, texts.slipRule, texts.voidRule, texts.settleRule, texts.fairRule]
  return {
    action: texts.action,
    welcome: texts.welcome,
    view: html`<div id="book">
      <section class="coming">
        <a class="to-slip" href="#slip-title">${texts.toSlip}</a>
        <h2><span id="league"></span> · ${texts.coming}</h2>
        <ul id="coming"></ul>
      </section>
      <section class="mine">
        <h3>${texts.yourBets}</h3>
        <ul id="open"></ul>
      </section>
      <section class="rest">
        <h3>${texts.running}</h3>
        <ul id="running"></ul>
      </section>
      <section class="rest">
        <h3>${texts.results}</h3>
        <ul id="results"></ul>
      </section>
    </div>`,
    controls: html`<section class="slip" aria-labelledby="slip-title">
      <h2 id="slip-title">${texts.slip}</h2>
      <ul id="legs"></ul>
      <p id="slip-sum" role="status"></p>
    </section>`,
    rules: html`<p>${texts[sportOf(play.game.vendorCode)]}</p>
      <ul>
        ${rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>`,
    returnNote: texts.returnNote,
    texts: { ...texts, closed: kit.closed },
    data: { most: MOST_LEGS, times: Number(MOST_TIMES) },
  }
}
