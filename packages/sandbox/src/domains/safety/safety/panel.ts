import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, memberOf, merchant } from '../../../panel/action.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { joinToExcluded } from './exclusions.ts'
import { isHeld, likeExcluded, setApart } from './held.ts'
import { none, second } from '../../../panel/markup.ts'
import { breakOf } from './breaks.ts'
import { SAFETY_MARKETS, safetyRules } from './markets.ts'

function likenessRows({ context }: Platform) {
  const accountOf = (id: number) => context.tables.members.get(String(id))?.account ?? ''
  return likeExcluded(context).map(({ excluded, member, until, traits, held }) => ({
    merchant: context.tables.members.get(String(member))?.merchant ?? '',
    excluded: accountOf(excluded),
    account: accountOf(member),
    until,
    traits,
    held,
  }))
}

type Row = ReturnType<typeof likenessRows>[number]

const decision = ({ merchant: code, account, excluded }: Row, action: string, label: string, says: string) =>
  html`<form method="post" action="/__sandbox/do/exclusions/${action}">
    <input type="hidden" name="back" value="exclusions" />
    <input type="hidden" name="merchant" value="${code}" />
    <input type="hidden" name="account" value="${account}" />
    <input type="hidden" name="excluded" value="${excluded}" />
    <button aria-label="${account} ${says} ${excluded}">${label}</button>
  </form>`

function likenessSection(platform: Platform) {
  const rows = likenessRows(platform)
  return html`<section id="exclusions">
    <h2>Perhaps an excluded person</h2>
    <p>
      These accounts have what an excluded account stated and never showed to be its own, or were opened on a device it
      was used on. Ask who they are first. Newcomers among them wait with deposits, play and gifts until their documents
      are approved or you decide.
    </p>
    <table>
      <thead>
        <tr>
          <th>Merchant</th>
          <th>Account</th>
          <th>Excluded</th>
          <th>Agree</th>
          <th>Waits</th>
          <th>Until (UTC)</th>
          <th>Decision</th>
        </tr>
      </thead>
      <tbody>
        ${rows.length === 0 ? none(7, 'No account is like one that is excluded.') : ''}${rows.map(
          (row) =>
            html`<tr>
              <td>${row.merchant}</td>
              <td>${row.account}</td>
              <td>${row.excluded}</td>
              <td>${row.traits.join(', ')}</td>
              <td>${row.held ? 'yes' : 'no'}</td>
              <td>${second(row.until)}</td>
              <td>
                ${decision(row, 'join', 'Same person', 'is the same person as')}${decision(row, 'apart', 'Another person', 'is another person than')}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

const pair = z.object({ merchant: z.string(), account: z.string(), excluded: z.string() })

/** A merchant's market for safety rules, and accounts that may be an excluded person's. */
export const safetyPanel = {
  reads: { likenesses: likenessRows },
  actions: {
    // The operator found that an account with a trait the excluded one only stated is the same person's.
    'exclusions/join': action(pair, ({ context }, { merchant: code, account, excluded }) => {
      const member = memberOf(context, { merchant: code, account })
      joinToExcluded(context, memberOf(context, { merchant: code, account: excluded }), member)
      return { joined: breakOf(context, member) !== undefined }
    }),
    // Or it is another person's, and nothing waits any longer.
    'exclusions/apart': action(pair, ({ context }, { merchant: code, account, excluded }) => {
      const member = memberOf(context, { merchant: code, account })
      setApart(context, memberOf(context, { merchant: code, account: excluded }), member)
      return { held: isHeld(context, member) }
    }),
    'safety/market': action(z.object({ merchant: z.string(), market: z.string() }), ({ context }, input) => {
      const found = merchant(context, input.merchant)
      if (!Object.hasOwn(SAFETY_MARKETS, input.market)) throw new ActionRefused(`no market ${input.market}`)
      context.tables.safetyMarkets.put(found.code, input.market)
      return safetyRules(context, found)
    }),
  },
  sections: [{ id: 'exclusions', title: 'Exclusions', show: likenessSection }],
} satisfies PanelPart
