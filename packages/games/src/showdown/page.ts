import { html } from 'hono/html'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { returns } from './rules.ts'

/** The card game's parts of its page. */
export const showdownPage = ({ play, percent }: PageView): GamePage => {
  const texts = textsOf('showdown', play.languageCode)
  const hand = (who: 'opponent' | 'you'): Html =>
    html`<section class="hand" data-hand="${who}">
      <h2>${texts[who]} <small id="${who}-rank"></small></h2>
      <div class="cards" id="${who}-cards" aria-hidden="true"></div>
      <p class="vh" id="${who}-text"></p>
    </section>`
  const rules = [texts.turns, texts.ranks, texts.strategy, texts.rakeNote, texts.away]
  return {
    action: texts.action,
    welcome: texts.welcome,
    view: html`<div id="felt">
      <div class="seats" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
      ${hand('opponent')}
      <div class="pot">
        <span class="chips" aria-hidden="true"><i></i><i></i><i></i></span><b id="pot"></b>
      </div>
      ${hand('you')}
    </div>`,
    controls: html`<div id="moves" hidden>
      <button type="button" id="fold">${texts.fold}</button><button type="button" id="check">${texts.check}</button>
    </div>`,
    rules: html`<p>${texts.how}</p>
      <ul>
        ${rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>`,
    returnNote: fillText(texts.returnNote, { percent: percent(returns.most) }),
    texts,
    data: null,
  }
}
