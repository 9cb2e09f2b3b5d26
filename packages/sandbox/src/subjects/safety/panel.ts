import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../panel/PanelPart.ts'
import { ActionRefused, action, memberOf, merchant } from '../../panel/action.ts'
import type { Platform } from '../../wire/Platform.ts'
import { joinToExcluded, likenesses } from './exclusions.ts'
import { none, second } from '../../panel/markup.ts'
import { breakOf } from './breaks.ts'
import { SAFETY_MARKETS, safetyRules } from './markets.ts'

function likenessRows({ world }: Platform) {
  const accountOf = (id: number) => world.tables.members.get(String(id))?.account ?? ''
  return likenesses(world).map(({ excluded, member, until, traits }) => ({
    merchant: world.tables.members.get(String(member))?.merchant ?? '',
    excluded: accountOf(excluded),
    account: accountOf(member),
    until,
    traits,
  }))
}

function likenessSection(platform: Platform) {
  const rows = likenessRows(platform)
  return html`<section id="exclusions">
    <h2>Perhaps an excluded person</h2>
    <p>These accounts have what an excluded account stated and never showed to be its own. Ask who they are first.</p>
    <table>
      <thead>
        <tr>
          <th>Merchant</th>
          <th>Account</th>
          <th>Excluded</th>
          <th>Agree</th>
          <th>Until (UTC)</th>
          <th>Decision</th>
        </tr>
      </thead>
      <tbody>
        ${rows.length === 0 ? none(6, 'No account is like one that is excluded.') : ''}${rows.map(
          (row) =>
            html`<tr>
              <td>${row.merchant}</td>
              <td>${row.account}</td>
              <td>${row.excluded}</td>
              <td>${row.traits.join(', ')}</td>
              <td>${second(row.until)}</td>
              <td>
                <form method="post" action="/__sandbox/do/exclusions/join">
                  <input type="hidden" name="back" value="exclusions" />
                  <input type="hidden" name="merchant" value="${row.merchant}" />
                  <input type="hidden" name="account" value="${row.account}" />
                  <input type="hidden" name="excluded" value="${row.excluded}" />
                  <button aria-label="${row.account} is the same person as ${row.excluded}">Same person</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

/** The market whose safety rules a merchant follows, and accounts that may be an excluded person's. */
export const safetyPanel = {
  reads: { likenesses: likenessRows },
  actions: {
    // An account that has what an excluded one only stated is the same person's, as the operator found out.
    'exclusions/join': action(
      z.object({ merchant: z.string(), account: z.string(), excluded: z.string() }),
      ({ world }, { merchant: code, account, excluded }) => {
        const member = memberOf(world, { merchant: code, account })
        joinToExcluded(world, memberOf(world, { merchant: code, account: excluded }), member)
        return { joined: breakOf(world, member) !== undefined }
      },
    ),
    'safety/market': action(z.object({ merchant: z.string(), market: z.string() }), ({ world }, input) => {
      const found = merchant(world, input.merchant)
      if (!Object.hasOwn(SAFETY_MARKETS, input.market)) throw new ActionRefused(`no market ${input.market}`)
      world.tables.safetyMarkets.put(found.code, input.market)
      return safetyRules(world, found)
    }),
  },
  sections: [{ id: 'exclusions', title: 'Exclusions', show: likenessSection }],
} satisfies PanelPart
