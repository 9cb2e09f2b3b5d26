import { html } from 'hono/html'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { boat, drawTarget, seaScene } from './drawings.ts'
import { catchesOf, returnOf, targetNames, targets, type Target } from './rules.ts'

/** Initial position of the aim. */
const firstTarget = 'clownfish'

/** The fishing game's parts of its page. */
export const fishingPage = ({ play, number, percent }: PageView): GamePage => {
  const texts = textsOf('fishing', play.languageCode)
  // Pressing a target only repeats what the list does, so it takes no focus.
  const swimmer = (target: Target): Html =>
    html`<div class="fish" data-target="${target}">
      ${drawTarget(target)}<i dir="ltr">× ${number.format(targets[target])}</i>
    </div>`
  const choice = (target: Target): Html =>
    html`<label title="${texts[`names.${target}`]}"
      ><input
        type="radio"
        name="target"
        value="${target}"
        aria-label="${fillText(texts.choose, { target: texts[`names.${target}`], pays: number.format(targets[target]) })}"
        ${target === firstTarget ? ' checked' : ''}
      />${drawTarget(target)}<span dir="ltr" aria-hidden="true">× ${number.format(targets[target])}</span></label
    >`
  const row = (target: Target): Html =>
    html`<tr>
      <th scope="row">${texts[`names.${target}`]}</th>
      <td>${drawTarget(target)}</td>
      <td><bdi dir="ltr">× ${number.format(targets[target])}</bdi></td>
      <td>${percent(catchesOf(target))}%</td>
    </tr>`
  return {
    action: texts.shoot,
    welcome: texts.welcome,
    view: html`<div id="sea">
      <div aria-hidden="true">
        ${seaScene}${boat}${targetNames.map(swimmer)}
        <div id="shot" hidden></div>
      </div>
    </div>`,
    controls: html`<fieldset>
        <legend>${texts.target}</legend>
        <div class="targets">${targetNames.map(choice)}</div>
      </fieldset>
      <p id="aim" role="status"></p>`,
    rules: html`<p>${texts.how}</p>
      <p>${texts.alone}</p>
      <h3>${texts.tableTitle}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.target}</th>
              <td></td>
              <th scope="col">${texts.pays}</th>
              <th scope="col">${texts.chance}</th>
            </tr>
          </thead>
          <tbody>
            ${targetNames.map(row)}
          </tbody>
        </table>
      </div>`,
    returnNote: fillText(texts.returnNote, { percent: percent(returnOf(firstTarget)) }),
    texts,
    data: {
      targets: Object.fromEntries(
        targetNames.map((target) => [target, { pays: targets[target], chance: catchesOf(target) }]),
      ),
    },
  }
}
