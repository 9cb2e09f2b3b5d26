import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant } from '../../../panel/action.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import { clientSeedPattern, fixSeeds } from './seeds.ts'

/** Seeds chosen by the operator, so that the next results are known in a demo or a test. */
function fairnessSection({ context }: Platform) {
  return html`<section id="fairness">
    <h2>Seeds</h2>
    <p>A member’s next rounds are dealt from these seeds. The member’s fairness sheet says that you chose them.</p>
    <form method="post" action="/__sandbox/do/seeds/fix">
      <input type="hidden" name="back" value="fairness" />
      <label
        >Merchant<select name="merchant">
          ${[...context.merchants.keys()].map((code) => html`<option>${code}</option>`)}
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

/** Lets the operator fix the outcome of rounds. Every such pair of seeds is marked, and its player can see it. */
export const roundPanel = {
  actions: {
    'seeds/fix': action(
      z.object({
        merchant: z.string(),
        account: z.string(),
        serverSeed: z.string().check(z.regex(/^[\da-f]{64}$/, '64 hex digits')),
        clientSeed: z.string().check(z.regex(clientSeedPattern, '1 to 64 letters and digits')),
      }),
      ({ context }, input) => {
        const member = memberByAccount(context, merchant(context, input.merchant).code, input.account)
        if (!member) throw new ActionRefused(`no member ${input.account} at ${input.merchant}`)
        if (context.tables.openRounds.by('member', String(member.id)).some((row) => !row.laid))
          throw new ActionRefused('a round of this member is still on')
        const { serverHash, rounds } = fixSeeds(context, member.id, input)
        return { revealed: serverHash, rounds }
      },
    ),
  },
  sections: [{ id: 'fairness', title: 'Seeds', show: fairnessSection }],
} satisfies PanelPart
