import { demoKinds } from '../games/kinds.ts'
import type { DemoGame } from '../games/kit/Game.ts'
import { directionOf, embedded, escaped, pageHead } from '../games/kit/page/html.ts'
import { textsTag } from '../games/kit/texts.ts'
import { checkTexts } from './checkTexts.ts'
import { createDealer } from './createDealer.ts'
import { createHashes } from './createHashes.ts'
import { startCheck } from './startCheck.ts'

/** What the address of the page may fill in. Everything can be typed as well. */
export interface CheckQuery {
  readonly game?: string
  readonly server?: string
  readonly hash?: string
  readonly client?: string
  readonly nonce?: string
  /** Node of the game to go back to. */
  readonly back?: string
  readonly language?: string
  readonly theme?: string
}

/**
 * The page that checks rounds: it computes the hash of a revealed server seed and deals the round again, all in the
 * browser, with the very functions the rounds were dealt by. Nothing is sent anywhere.
 */
export const checkPage = (query: CheckQuery): string => {
  const texts = checkTexts(query.language ?? 'EN')
  const language = textsTag(query.language ?? 'EN')
  const field = (id: string, label: string, value: string, more = ''): string =>
    `<label for="${id}">${escaped(label)}</label><input id="${id}" value="${escaped(value)}" autocomplete="off" spellcheck="false"${more}>`
  const kind = demoKinds.find((each) => each === query.game) ?? demoKinds[0]
  const back = /^\d{1,9}$/.test(query.back ?? '')
    ? `<a class="back" href="/play/${query.back}">${escaped(texts.back)}</a>`
    : ''
  const head = pageHead({
    title: texts.title,
    theme: query.theme === 'light' ? 'light' : 'dark',
    language,
    direction: directionOf(language),
    styleAddress: '/fairness/style.css',
    script: '/fairness/client.js',
  })
  return `${head}
<body class="check">
<main>
${back}
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.intro)}</p>
<form class="check-form" id="check-form">
<label for="game">${escaped(texts.game)}</label><select id="game">${demoKinds.map((each) => `<option value="${each}"${each === kind ? ' selected' : ''}>${escaped(texts.games[each])}</option>`).join('')}</select>
${field('server', texts.server, query.server ?? '')}
${field('hash', texts.hash, query.hash ?? '')}
${field('client', texts.client, query.client ?? '')}
${field('nonce', texts.nonce, query.nonce === 'null' ? '' : (query.nonce ?? ''), ' inputmode="numeric"')}
<button>${escaped(texts.check)}</button>
</form>
<div id="verdict" role="status"></div>
<details><summary>${escaped(texts.how)}</summary><p>${escaped(texts.howText)}</p></details>
</main>
<script type="application/json" id="check-data">${embedded(texts)}</script>
</body>
</html>`
}

/** The page's script: the hashes, the dealer and every game's draw as their own text. */
export const checkScript = (games: readonly DemoGame[]): string => `const hashes = (${createHashes})()
const createDealer = ${createDealer}
const games = {
${games.map(({ id, fair }) => `  ${id}: { tables: ${JSON.stringify(fair.tables)}, draw: ${fair.draw}, explain: ${fair.explain} },`).join('\n')}
}
const startCheck = ${startCheck}
startCheck(document, JSON.parse(document.getElementById('check-data').textContent), { hashes, createDealer, games })
`

/** The page's own look, below the kit's. */
export const checkStyle = `
body.check { display: block; }
.check main { display: block; justify-items: normal; max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.check h1 { font-size: 1.5rem; white-space: normal; margin-top: 0.75rem; }
.check p { color: var(--muted); }
.check-form { grid-template-columns: minmax(0, 1fr); margin-top: 1rem; }
.check-form button { justify-self: start; margin-top: 0.5rem; background: var(--accent); border-color: transparent; color: var(--on-accent); min-height: 2.75rem; padding-inline: 1.25rem; }
#server, #hash, #client { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 0.875rem; font-weight: 500; }
#verdict { margin: 1.25rem 0; } #verdict:empty { display: none; }
#verdict section { padding: 1rem; border: 1px solid var(--border); border-inline-start: 0.375rem solid var(--muted); border-radius: 0.75rem; background: var(--surface); }
#verdict section[data-verdict='fits'] { border-inline-start-color: var(--accent); }
#verdict section[data-verdict='differs'] { border-inline-start-color: var(--win); }
#verdict h2 { font-size: 1.0625rem; } #verdict .facts-line { margin: 0.5rem 0 0; color: var(--text); font-size: 1.0625rem; font-variant-numeric: tabular-nums; }
#verdict .code { margin: 0.5rem 0 0; }
summary { cursor: pointer; font-weight: 600; }
`
