import { html } from 'hono/html'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { chances, offered, paysFor, returnAt } from './rules.ts'

const art = html`<svg class="dice-art" viewBox="0 0 112 56" aria-hidden="true">
  <g transform="rotate(-9 28 28)">
    <rect x="6" y="6" width="44" height="44" rx="11" />
    <circle cx="18" cy="18" r="4.5" />
    <circle cx="38" cy="18" r="4.5" />
    <circle cx="28" cy="28" r="4.5" />
    <circle cx="18" cy="38" r="4.5" />
    <circle cx="38" cy="38" r="4.5" />
  </g>
  <g transform="rotate(11 84 28)">
    <rect x="62" y="6" width="44" height="44" rx="11" />
    <circle cx="74" cy="18" r="4.5" />
    <circle cx="84" cy="28" r="4.5" />
    <circle cx="94" cy="38" r="4.5" />
  </g>
</svg>`

/** The dice game's parts of its page. */
export const dicePage = ({ play, number, decimal, percent }: PageView): GamePage => {
  const texts = textsOf('dice', play.languageCode)
  const limits = { least: number.format(chances.least), most: number.format(chances.most) }
  const returns = offered.map(returnAt)
  const side = (value: 'under' | 'over'): Html =>
    html`<label
      ><input type="radio" name="side" value="${value}" ${value === 'under' ? ' checked' : ''} /><span
        id="side-${value}"
      ></span
    ></label>`
  const figure = (id: string, label: string): Html =>
    html`<div>
      <dt>${label}</dt>
      <dd id="${id}"></dd>
    </div>`
  return {
    action: texts.roll,
    welcome: texts.welcome,
    view: html`${art}
      <div id="face" aria-hidden="true">${decimal('50.00')}</div>
      <div id="scale" aria-hidden="true"><div id="pointer"></div></div>
      <div class="ticks" aria-hidden="true">
        ${[0, 25, 50, 75, 100].map((tick) => html`<span>${number.format(tick)}</span>`)}
      </div>
      <p id="scale-text" class="vh"></p>`,
    controls: html`<div class="bet">
      <fieldset>
        <legend>${texts.side}</legend>
        <div class="sides">${side('under')}${side('over')}</div>
      </fieldset>
      <div class="chance">
        <label for="chance">${texts.chance}</label
        ><input id="chance" type="range" min="${chances.least}" max="${chances.most}" value="${chances.first}" />
      </div>
      <dl class="odds">
        ${figure('chance-figure', texts.chance)}${figure('pays-figure', texts.pays)}${figure('returns-figure', texts.returns)}
      </dl>
    </div>`,
    rules: html`<p>${texts.how}</p>
      <ul>
        <li>${texts.payNote}</li>
        <li>${fillText(texts.chanceNote, limits)}</li>
      </ul>`,
    returnNote: fillText(texts.returnNote, {
      low: percent(Math.min(...returns)),
      high: percent(Math.max(...returns)),
    }),
    texts,
    data: { table: Object.fromEntries(offered.map((chance) => [chance, [paysFor(chance), returnAt(chance)]])) },
  }
}
