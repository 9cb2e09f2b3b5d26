import { html } from 'hono/html'
import type { DemoGame, Html } from '../../kit/server/defineGame.ts'
import { jsonScript, pageDocument } from '../../kit/server/document.ts'
import { speak, textsOf, textsTag } from '../../kit/texts.ts'

/** Values that the page's URL may prefill. All can also be typed. */
export interface CheckQuery {
  readonly game?: string
  readonly server?: string
  readonly hash?: string
  readonly client?: string
  readonly nonce?: string
  /** Node of the game that the back link opens. */
  readonly back?: string
  readonly language?: string
  readonly theme?: string
}

/**
 * The page that checks rounds: it computes the hash of a revealed server seed and draws the round again, all in the
 * browser, with the same functions that drew the original. Sends nothing to a server.
 */
export const checkPage = async (games: readonly DemoGame[], query: CheckQuery): Promise<Html> => {
  const code = query.language ?? 'EN'
  await speak(code)
  const texts = textsOf('check', code)
  const language = textsTag(code)
  const field = (id: string, label: string, value = ''): Html =>
    html`<label for="${id}">${label}</label
      ><input
        id="${id}"
        value="${value}"
        autocomplete="off"
        spellcheck="false"
        ${id === 'nonce' ? html` inputmode="numeric"` : ''}
      />`
  const option = ({ id }: DemoGame): Html =>
    html`<option value="${id}" ${id === query.game ? ' selected' : ''}>${textsOf(id, code)['label.name']}</option>`
  return pageDocument({
    title: texts.title,
    theme: query.theme === 'light' ? 'light' : 'dark',
    language,
    client: 'fairness',
    runs: true,
    body: html`<body class="check">
      <main>
        ${/^\d{1,9}$/.test(query.back ?? '') ? html`<a class="back" href="/play/${query.back}">${texts.back}</a>` : ''}
        <h1>${texts.title}</h1>
        <p>${texts.intro}</p>
        <form class="check-form" id="check-form">
          <label for="game">${texts.game}</label
          ><select id="game">
            ${games.map(option)}
          </select>
          ${field('server', texts.server, query.server)} ${field('hash', texts.hash, query.hash)}
          ${field('client', texts.client, query.client)}
          ${field('nonce', texts.nonce, query.nonce === 'null' ? '' : query.nonce)}
          <button>${texts.check}</button>
        </form>
        <div id="verdict" role="status"></div>
        <details>
          <summary>${texts.how}</summary>
          <p>${texts.howText}</p>
        </details>
      </main>
      ${jsonScript('check-data', { texts, facts: Object.fromEntries(games.map(({ id }) => [id, textsOf(id, code)['label.facts']])) })}
    </body>`,
  })
}
