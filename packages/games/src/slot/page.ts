import type { DemoTexts } from '@croupier/locales/demo'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { GamePage, Html, PageView } from '../kit/server/defineGame.ts'
import { fillText, textsOf } from '../kit/texts.ts'
import { linePays, lines, lineSymbols, rowCount, scatterPays, strips, type Pays } from './machine.ts'
import { returnToPlayer } from './returnToPlayer.ts'

/** Initial stops of the reels, before the first round of a play. */
const firstStops: readonly number[] = [13, 19, 0, 1, 17]
const stopsSchema = z.object({ stops: z.array(z.int()).check(z.length(5)) })

/** The slot's parts of its page. */
export const slotPage = ({ play, number, percent, last }: PageView): GamePage => {
  const texts = textsOf('slot', play.languageCode)
  const read = z.safeParse(stopsSchema, last)
  return {
    action: texts.spin,
    welcome: texts.welcome,
    view: html`<div class="cabinet"><div id="reels" aria-hidden="true"></div></div>
      <ul id="reels-text" class="vh" aria-label="${texts.reels}"></ul>`,
    rules: slotRules(texts, number, play.game.nodeId),
    returnNote: fillText(texts.returnNote, { percent: percent(returnToPlayer()) }),
    texts,
    data: { nodeId: play.game.nodeId, strips, lines, stops: read.success ? read.data.stops : firstStops },
  }
}

/** Pay table and lines. */
const slotRules = (texts: DemoTexts<'slot'>, number: Intl.NumberFormat, nodeId: number): Html => {
  const rows = (pays: Pays): Html =>
    html`<table>
      <tbody>
        ${[5, 4, 3].map(
          (count) =>
            html`<tr>
              <th scope="row">
                <span aria-hidden="true">${number.format(count)}</span
                ><span class="vh">${fillText(texts.ofAKind, { count: number.format(count) })}</span>
              </th>
              <td>× ${number.format(pays[count - 3] ?? 0n)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  const entry = (symbol: string, rest: Html): Html =>
    html`<li>
      <img src="/art/${nodeId}/${symbol}.svg" alt="" width="40" height="40" /><strong
        >${(texts as Readonly<Record<string, string>>)[`symbols.${symbol}`] ?? symbol}</strong
      >${rest}
    </li>`
  const drawn = (line: readonly number[], at: number): Html =>
    html`<li>
      <svg viewBox="0 0 52 32" aria-hidden="true">
        ${line.map((row, reel) => Array.from({ length: rowCount }, (_, each) => html`<rect class="${each === row ? 'on' : ''}" x="${reel * 10 + 2}" y="${each * 10 + 2}" width="8" height="8" rx="2" />`))}</svg
      >${number.format(at + 1)}
    </li>`
  return html`<h3>${texts.payTable}</h3>
    <p>${texts.payNote}</p>
    <ul class="pays">
      ${lineSymbols.map((symbol) => entry(symbol, rows(linePays[symbol])))}${entry('wild', html`<small>${texts.wildNote}</small>`)}${entry('scatter', html`${rows(scatterPays)}<small>${texts.scatterNote}</small>`)}
    </ul>
    <h3>${texts.lines}</h3>
    <p>${texts.lineNote}</p>
    <ol class="ways">
      ${lines.map(drawn)}
    </ol>`
}
