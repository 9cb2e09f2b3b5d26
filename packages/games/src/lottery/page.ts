import { html } from 'hono/html'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { families, type LotteryPlay } from './families.ts'
import { familyOf } from './issues.ts'

/** The lottery's parts of its page. */
export const lotteryPage = ({ play, decimal }: PageView): GamePage => {
  const texts = textsOf('lottery', play.languageCode)
  const named = (id: string): string => (texts as Readonly<Record<string, string>>)[id] ?? id
  const name = familyOf({ code: play.game.code, gameType: play.game.gameType })
  const family = families[name]
  const paid = ({ pays }: LotteryPlay): string =>
    fillText(texts.pays, { pays: decimal((pays / 100).toFixed(pays % 100 === 0 ? 0 : 2)) })
  const chosen = (each: LotteryPlay, at: number): Html =>
    html`<label
      ><input type="radio" name="play" value="${each.id}" ${at === 0 ? ' checked' : ''} /><span>${named(each.id)}</span
      ><small>${paid(each)}</small></label
    >`
  const returns = family.plays.map((each) => each.returns).sort()
  const [least = '', most = ''] = [returns[0], returns.at(-1)]
  return {
    action: texts.action,
    welcome: texts.welcome,
    view: html`<div id="hall">
      <details id="lobby">
        <summary>${texts.lobby}</summary>
        <ul id="games"></ul>
      </details>
      <section class="draw" aria-labelledby="issue">
        <div class="draw-head">
          <b class="family">${name}</b>
          <div>
            <h2 id="issue"></h2>
            <p id="draws-at"></p>
          </div>
          <div class="clock"><span id="clock-label"></span><b id="countdown" aria-hidden="true"></b></div>
        </div>
        <p id="last-text"></p>
        <ol class="balls" id="last-balls" aria-labelledby="last-text"></ol>
        <p class="hash"><span>${texts.hash}</span> <code id="hash"></code></p>
      </section>
      <section class="open-bets">
        <h3>${texts.yourBets}</h3>
        <ul id="open"></ul>
      </section>
      <section class="results">
        <h3>${texts.recent}</h3>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">${texts.draw}</th>
                <th scope="col">${texts.time}</th>
                <th scope="col">${texts.numbers}</th>
              </tr>
            </thead>
            <tbody id="results"></tbody>
          </table>
        </div>
      </section>
    </div>`,
    controls: html`<div class="bet">
      <fieldset>
        <legend>${texts.play}</legend>
        <div class="plays">${family.plays.map(chosen)}</div>
      </fieldset>
      <fieldset>
        <legend id="picks-legend"></legend>
        <div id="picks"></div>
      </fieldset>
      <button type="button" id="quick">${texts.quick}</button>
    </div>`,
    rules: html`<p>${texts[name]}</p>
      <ul>
        ${family.plays.map((each) => html`<li>${named(each.id)}: ${paid(each)} (${decimal(each.returns)}%)</li>`)}
      </ul>
      <p>${texts.settle}</p>
      <p>${texts.fair}</p>`,
    returnNote: fillText(texts.returnNote, {
      percent: least === most ? decimal(least) : `${decimal(least)}–${decimal(most)}`,
    }),
    texts,
    data: {
      from: family.from,
      to: family.to,
      repeats: family.repeats,
      plays: family.plays.map(({ id, match, picks }) => ({ id, match, picks })),
    },
  }
}
