import { html } from 'hono/html'
import type { KitTexts } from '../texts.ts'
import type { Html } from './defineGame.ts'

const sheet = (id: string, title: string, done: string, body: Html): Html =>
  html`<dialog id="${id}" aria-labelledby="${id}-title">
    <div class="sheet-head">
      <h2 id="${id}-title">${title}</h2>
      <form method="dialog"><button>${done}</button></form>
    </div>
    <div class="sheet">${body}</div>
  </dialog>`

/** Rules, payouts and the facts that every game states. */
export const rulesDialog = (
  kit: KitTexts,
  rules: Html,
  facts: readonly (readonly [name: string, text: string])[],
): Html =>
  sheet(
    'rules',
    kit.rules,
    kit.done,
    html`${rules}
      <dl class="facts">
        ${facts.map(
          ([name, text]) =>
            html`<dt>${name}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>`,
  )

/** The play's rounds and the member's seeds; filled by the client. */
export const recordDialog = (kit: KitTexts): Html =>
  sheet(
    'record',
    kit.record,
    kit.done,
    html`<h3>${kit.history}</h3>
      <p id="no-rounds">${kit.noHistory}</p>
      <div class="scroll" id="rounds" hidden>
        <table>
          <thead>
            <tr>
              <th scope="col">${kit.round}</th>
              <th scope="col">${kit.stake}</th>
              <th scope="col">${kit.result}</th>
              <th scope="col"><span class="vh">${kit.fairness}</span></th>
            </tr>
          </thead>
          <tbody id="round-rows"></tbody>
        </table>
      </div>
      <h3>${kit.fairness}</h3>
      <p>${kit.fairnessNote}</p>
      <p id="seeds-fixed" hidden><strong>${kit.fixedSeeds}</strong></p>
      <dl class="seeds">
        <dt>${kit.serverHash}</dt>
        <dd id="server-hash" class="code"></dd>
        <dt>${kit.nextServerHash}</dt>
        <dd id="next-server-hash" class="code"></dd>
        <dt>${kit.nonce}</dt>
        <dd id="seed-nonce"></dd>
      </dl>
      <form id="seeds">
        <label for="client-seed">${kit.clientSeed}</label
        ><input
          id="client-seed"
          maxlength="64"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="seed-note"
        /><button>${kit.rotate}</button>
        <p id="seed-note" role="status" class="code">${kit.rotateNote}</p>
      </form>
      <p><a id="check" href="/fairness">${kit.verify}</a></p>`,
  )
