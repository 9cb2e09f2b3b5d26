import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'

/** Seeds chosen by the operator, so that a show or a test knows a member's next results. */
export function fairnessSection({ world }: Platform) {
  return html`<section id="fairness">
    <h2>Seeds</h2>
    <p>A member’s next rounds are dealt from these seeds. The member’s fairness sheet says that you chose them.</p>
    <form method="post" action="/__sandbox/do/seeds/fix">
      <input type="hidden" name="back" value="fairness" />
      <label
        >Merchant<select name="merchant">
          ${[...world.merchants.keys()].map((code) => html`<option>${code}</option>`)}
        </select></label
      >
      <label>Account<input name="account" required maxlength="32" autocomplete="off" /></label>
      <label
        >Server seed, 64 hex digits<input
          name="serverSeed"
          required
          pattern="[0-9a-f]{64}"
          maxlength="64"
          autocomplete="off"
          spellcheck="false"
      /></label>
      <label
        >Client seed<input name="clientSeed" required pattern="[\\w\\-]{1,64}" maxlength="64" autocomplete="off"
      /></label>
      <button>Deal from these</button>
    </form>
  </section>`
}
