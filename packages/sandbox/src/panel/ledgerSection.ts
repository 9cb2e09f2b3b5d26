import { html } from 'hono/html'
import { verify } from '../core/ledger/verify.ts'
import type { Platform } from '../wire/Platform.ts'

/** The audit of the books, and the reset to the first state. */
export function ledgerSection({ context, rules }: Platform) {
  const audit = verify(context, rules.invariants)
  return html`<section id="ledger">
    <h2>Ledger</h2>
    <p>
      ${audit.transactions} movements over ${audit.accounts} accounts:
      ${audit.violations.length === 0 ? 'the books are right.' : `${audit.violations.length} violations.`}
    </p>
    <ul>
      ${audit.violations.slice(0, 20).map((violation) => html`<li>${violation}</li>`)}
    </ul>
    <form method="post" action="/__sandbox/do/reset">
      <input type="hidden" name="back" value="ledger" /> <button>Reset everything to the seed</button>
    </form>
  </section>`
}
