import type { KitTexts } from '../texts.ts'
import { escaped } from './html.ts'

const sheet = (id: string, title: string, done: string, body: string): string =>
  `<dialog id="${id}" aria-labelledby="${id}-title">
<div class="sheet-head"><h2 id="${id}-title">${escaped(title)}</h2><form method="dialog"><button>${escaped(done)}</button></form></div>
<div class="sheet">${body}</div>
</dialog>`

/** Rules, pays and the facts every game states [G-41]. `rules` is HTML. */
export const rulesDialog = (
  kit: KitTexts,
  rules: string,
  facts: readonly (readonly [name: string, text: string])[],
): string =>
  sheet(
    'rules',
    kit.rules,
    kit.done,
    `${rules}
<dl class="facts">${facts.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`,
  )

/** The play's rounds and the member's seeds; filled by the page's script. */
export const recordDialog = (kit: KitTexts): string =>
  sheet(
    'record',
    kit.record,
    kit.done,
    `<h3>${escaped(kit.history)}</h3>
<p id="no-rounds">${escaped(kit.noHistory)}</p>
<div class="scroll" id="rounds" hidden><table><thead><tr><th scope="col">${escaped(kit.round)}</th><th scope="col">${escaped(kit.stake)}</th><th scope="col">${escaped(kit.result)}</th><th scope="col"><span class="vh">${escaped(kit.fairness)}</span></th></tr></thead><tbody id="round-rows"></tbody></table></div>
<h3>${escaped(kit.fairness)}</h3>
<p>${escaped(kit.fairnessNote)}</p>
<p id="seeds-fixed" hidden><strong>${escaped(kit.fixedSeeds)}</strong></p>
<dl class="seeds"><dt>${escaped(kit.serverHash)}</dt><dd id="server-hash" class="code"></dd><dt>${escaped(kit.nextServerHash)}</dt><dd id="next-server-hash" class="code"></dd><dt>${escaped(kit.nonce)}</dt><dd id="seed-nonce"></dd></dl>
<form id="seeds"><label for="client-seed">${escaped(kit.clientSeed)}</label><input id="client-seed" maxlength="64" autocomplete="off" spellcheck="false" aria-describedby="seed-note"><button>${escaped(kit.rotate)}</button><p id="seed-note" role="status" class="code">${escaped(kit.rotateNote)}</p></form>
<p><a id="check" href="/fairness">${escaped(kit.verify)}</a></p>`,
  )
