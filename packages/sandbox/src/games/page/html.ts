import { moneyText } from '@croupier/api'
import type { Play } from '../../rounds/rounds.ts'
import type { SlotPageData } from '../client/data.ts'
import {
  linePays,
  lines,
  lineSymbols,
  lastChanged,
  paceMs,
  rowCount,
  scatterPays,
  strips,
  type Pays,
} from '../slot/machine.ts'
import { statedReturn } from '../slot/returnToPlayer.ts'
import { fillText, slotTexts, textsTag, type SlotTexts } from '../texts.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** JSON that cannot end the script element it stands in. */
const embedded = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const head = (
  title: string,
  theme: string,
  language: string,
  direction: string,
  script: string,
): string => `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<link rel="icon" href="/slot/symbols/seven.svg" type="image/svg+xml">
<link rel="stylesheet" href="/slot/style.css">
${script}
</head>`

/** Languages written from right to left; the reels themselves always run from left to right. */
const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** Digits of the amounts: the language's own unless the launch asks for Latin ones. */
export type Digits = 'native' | 'latn'

/** The slot's page for a play. `stops` is where the reels stand when it opens. */
export const slotPage = (play: Play, stops: readonly number[], digits: Digits): string => {
  const texts = slotTexts(play.languageCode)
  const language = textsTag(play.languageCode)
  const tag = digits === 'latn' ? `${play.language}-u-nu-latn` : play.language
  const number = new Intl.NumberFormat(tag)
  const data: SlotPageData = {
    playId: play.id,
    siteOrigin: play.siteOrigin,
    currency: play.currency,
    tag,
    balance: moneyText(play.balance, play.digits),
    stakes: play.stakes.map((stake) => moneyText(stake, play.digits)),
    strips,
    lines,
    paceMs,
    stops,
    texts,
  }
  // The dearest stake the balance covers, up to the third: a calm place to start.
  const start = data.stakes[Math.max(0, Math.min(2, play.stakes.filter((stake) => stake <= play.balance).length - 1))]
  return `${head(play.game.name, play.theme, language, directionOf(play.language), '<script type="module" src="/slot/client.js"></script>')}
<body>
<header>
<h1>${escaped(play.game.name)}</h1>
<button id="show-rules" type="button" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8h.01"/></svg><span class="label">${escaped(texts.rules)}</span></button>
<button id="leave" class="plain" type="button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg><span class="label">${escaped(texts.close)}</span></button>
</header>
<main>
<div class="cabinet"><div id="reels" aria-hidden="true"></div><div id="paused" hidden>${escaped(texts.paused)}</div></div>
<ul id="reels-text" class="vh" aria-label="${escaped(texts.reels)}"></ul>
<div id="notice" hidden><p id="notice-text"></p><button id="retry" type="button">${escaped(texts.retry)}</button><button id="deposit" type="button">${escaped(texts.deposit)}</button></div>
<div class="result" aria-hidden="true"><p id="message"></p><p id="reasons"></p></div>
<p id="live" class="vh" role="status" aria-live="polite"></p>
</main>
<footer>
<dl class="meters"><div><dt>${escaped(texts.balance)}</dt><dd id="balance"></dd></div><div><dt>${escaped(texts.lastWin)}</dt><dd id="last">–</dd></div></dl>
<button id="spin" type="button" aria-disabled="true">${escaped(texts.spin)}</button>
<div class="stake"><label for="stake">${escaped(texts.stake)}</label><select id="stake">${data.stakes.map((stake) => `<option value="${stake}"${stake === start ? ' selected' : ''}>${stake}</option>`).join('')}</select></div>
</footer>
${rulesDialog(texts, number)}
<script type="application/json" id="play-data">${embedded(data)}</script>
</body>
</html>`
}

const rulesDialog = (texts: SlotTexts, number: Intl.NumberFormat): string => {
  const rows = (pays: Pays): string =>
    `<table><tbody>${[5, 4, 3].map((count) => `<tr><th scope="row"><span aria-hidden="true">${number.format(count)}</span><span class="vh">${escaped(fillText(texts.ofAKind, { count: number.format(count) }))}</span></th><td>× ${number.format(pays[count - 3] ?? 0n)}</td></tr>`).join('')}</tbody></table>`
  const entry = (symbol: string, rest: string): string =>
    `<li><img src="/slot/symbols/${symbol}.svg" alt="" width="40" height="40"><strong>${escaped(texts.symbols[symbol] ?? symbol)}</strong>${rest}</li>`
  const drawn = (line: readonly number[], at: number): string =>
    `<li><svg viewBox="0 0 52 32" aria-hidden="true">${line.map((row, reel) => Array.from({ length: rowCount }, (_, each) => `<rect${each === row ? ' class="on"' : ''} x="${reel * 10 + 2}" y="${each * 10 + 2}" width="8" height="8" rx="2"/>`).join('')).join('')}</svg>${number.format(at + 1)}</li>`
  const fact = (name: string, text: string): string => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`
  const percent = new Intl.NumberFormat(number.resolvedOptions().locale, {
    minimumFractionDigits: 2,
    numberingSystem: number.resolvedOptions().numberingSystem,
  }).format(statedReturn() as `${number}`)
  return `<dialog id="rules" aria-labelledby="rules-title">
<div class="sheet-head"><h2 id="rules-title">${escaped(texts.rules)}</h2><form method="dialog"><button>${escaped(texts.done)}</button></form></div>
<div class="sheet">
<h3>${escaped(texts.payTable)}</h3><p>${escaped(texts.payNote)}</p>
<ul class="pays">${lineSymbols.map((symbol) => entry(symbol, rows(linePays[symbol]))).join('')}${entry('wild', `<small>${escaped(texts.wildNote)}</small>`)}${entry('scatter', `${rows(scatterPays)}<small>${escaped(texts.scatterNote)}</small>`)}</ul>
<h3>${escaped(texts.lines)}</h3><p>${escaped(texts.lineNote)}</p>
<ol class="ways">${lines.map(drawn).join('')}</ol>
<dl class="facts">${fact(texts.returnTitle, fillText(texts.returnNote, { percent }))}${fact(texts.volatility, texts.medium)}${fact(texts.jackpot, texts.noJackpot)}${fact(texts.pace, fillText(texts.paceNote, { seconds: number.format(paceMs / 1000) }))}${fact(texts.changed, lastChanged)}</dl>
</div>
</dialog>`
}

/** A page that only says something: the session is over, or the site is closed. */
export const endPage = (
  message: string,
  language: string,
  theme: 'light' | 'dark',
): string => `${head(message, theme, language, 'ltr', '')}
<body><main class="end"><h1>${escaped(message)}</h1></main></body>
</html>`
