import { fillText } from '../kit/texts.ts'
import { escaped } from '../kit/page/html.ts'
import { linePays, lines, lineSymbols, rowCount, scatterPays, type Pays } from './machine.ts'
import type { SlotTexts } from './texts.ts'

/** The slot's pay table and lines, as HTML for the rules sheet. */
export const slotRules = (texts: SlotTexts, number: Intl.NumberFormat): string => {
  const rows = (pays: Pays): string =>
    `<table><tbody>${[5, 4, 3].map((count) => `<tr><th scope="row"><span aria-hidden="true">${number.format(count)}</span><span class="vh">${escaped(fillText(texts.ofAKind, { count: number.format(count) }))}</span></th><td>× ${number.format(pays[count - 3] ?? 0n)}</td></tr>`).join('')}</tbody></table>`
  const entry = (symbol: string, rest: string): string =>
    `<li><img src="/slot/symbols/${symbol}.svg" alt="" width="40" height="40"><strong>${escaped(texts.symbols[symbol] ?? symbol)}</strong>${rest}</li>`
  const drawn = (line: readonly number[], at: number): string =>
    `<li><svg viewBox="0 0 52 32" aria-hidden="true">${line.map((row, reel) => Array.from({ length: rowCount }, (_, each) => `<rect${each === row ? ' class="on"' : ''} x="${reel * 10 + 2}" y="${each * 10 + 2}" width="8" height="8" rx="2"/>`).join('')).join('')}</svg>${number.format(at + 1)}</li>`
  return `<h3>${escaped(texts.payTable)}</h3><p>${escaped(texts.payNote)}</p>
<ul class="pays">${lineSymbols.map((symbol) => entry(symbol, rows(linePays[symbol]))).join('')}${entry('wild', `<small>${escaped(texts.wildNote)}</small>`)}${entry('scatter', `${rows(scatterPays)}<small>${escaped(texts.scatterNote)}</small>`)}</ul>
<h3>${escaped(texts.lines)}</h3><p>${escaped(texts.lineNote)}</p>
<ol class="ways">${lines.map(drawn).join('')}</ol>`
}
