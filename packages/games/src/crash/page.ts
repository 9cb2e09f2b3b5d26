import { html } from 'hono/html'
import type { GamePage, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { statedReturn } from './rules.ts'

const sky = html`<svg id="sky" viewBox="0 0 400 220" preserveAspectRatio="none" aria-hidden="true">
  <path class="hills" d="M0 220V196Q60 168 118 192T236 188T330 194T400 180V220Z" />
  <path id="under" />
  <path id="curve" />
  <g id="kite">
    <path class="tail" d="M-4 2q-8 2 -10 8t-10 6" />
    <path class="sail" d="M14 0L0 -8L-8 0L0 8Z" />
  </g>
</svg>`

/** The crash game's parts of its page. */
export const crashPage = ({ play, number, decimal }: PageView): GamePage => {
  const texts = textsOf('crash', play.languageCode)
  return {
    action: texts.start,
    welcome: texts.welcome,
    view: html`<div class="night">
      ${sky}
      <div id="multiplier" aria-hidden="true">× ${decimal('1.00')}</div>
      <ol id="recent" aria-label="${texts.recent}"></ol>
    </div>`,
    controls: html`<div class="auto">
      <label for="auto">${texts.auto}</label>
      <div class="field">
        <span aria-hidden="true">×</span
        ><input id="auto" inputmode="decimal" autocomplete="off" maxlength="12" aria-describedby="auto-note" />
      </div>
      <small id="auto-note">${texts.autoNote}</small>
    </div>`,
    rules: html`<p>${texts.how}</p>
      <ul>
        ${[texts.clockNote, texts.capNote, texts.awayNote].map((note) => html`<li>${note}</li>`)}
      </ul>`,
    returnNote: fillText(texts.returnNote, { percent: number.format(statedReturn) }),
    texts,
    data: null,
  }
}
