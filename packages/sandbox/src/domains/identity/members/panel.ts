import type { Context } from '../../../Context.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { sha256 } from '../../../core/random/sha256.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant } from '../../../panel/action.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { memberByAccount } from './members.ts'
import { endSession, startSession } from './sessions.ts'

function expireSessions(
  context: Context,
  input: {
    readonly merchant?: string | undefined
    readonly account?: string | undefined
    readonly token?: string | undefined
  },
) {
  const ids = input.token ? [sha256(input.token)] : []
  if (input.account) {
    for (const code of input.merchant ? [input.merchant] : context.merchants.keys()) {
      const member = memberByAccount(context, code, input.account)
      if (member) ids.push(...context.tables.sessions.keysBy('member', String(member.id)))
    }
  }
  const ended = ids.filter((id) => context.tables.sessions.has(id))
  for (const id of ended) endSession(context, id)
  return { ended: ended.length }
}

const accountRows = ({ context }: Platform) =>
  [...context.tables.members.all()].map((member) => ({
    id: member.id,
    merchant: member.merchant,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    rank: member.rank,
    currency: context.merchants.get(member.merchant)?.currency ?? '',
    balance: moneyText(walletBalance(context, memberAccount(member.id)), currencyOf(context, member).digits),
    upline: member.uplineId === null ? null : (context.tables.members.get(String(member.uplineId))?.account ?? null),
    affiliateCode: member.affiliateCode,
    birthday: member.birthday,
    mobile: member.mobile,
    language: member.language,
  }))

/** Number of accounts that the page lists; `/__sandbox/api/accounts` lists all. */
const MOST_ACCOUNTS = 300

function accountSection(platform: Platform) {
  const accounts = accountRows(platform)
  return html`<section id="accounts" class="wide">
    <h2>Accounts</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Accounts">
      <table>
        <thead>
          <tr>
            <th>Merchant</th>
            <th>Account</th>
            <th>Type</th>
            <th>Rank</th>
            <th>Upline</th>
            <th class="number">Balance</th>
            <th>Session</th>
          </tr>
        </thead>
        <tbody>
          ${accounts.slice(0, MOST_ACCOUNTS).map(
            (member) =>
              html`<tr>
                <td>${member.merchant}</td>
                <td>${member.account}</td>
                <td>${member.type}</td>
                <td>${member.rank}</td>
                <td>${member.upline ?? '–'}</td>
                <td class="number">${member.balance} ${member.currency}</td>
                <td>
                  <form method="post" action="/__sandbox/do/sessions/expire">
                    <input type="hidden" name="back" value="accounts" /><input
                      type="hidden"
                      name="merchant"
                      value="${member.merchant}"
                    />
                    <input type="hidden" name="account" value="${member.account}" />
                    <button aria-label="Expire the sessions of ${member.account}">Expire</button>
                  </form>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

/** Operator actions for people and their sessions. */
export const memberPanel = {
  reads: {
    accounts: accountRows,
    sessions: ({ context }: Platform) =>
      [...context.tables.sessions.all()]
        .filter(({ endedBy }) => !endedBy)
        .map(({ id, memberId, merchant, usedAt }) => ({
          id,
          merchant,
          account: context.tables.members.get(String(memberId))?.account ?? '',
          usedAt,
        })),
  },
  actions: {
    // A session like one from a login, for tests and demos that begin logged in.
    'sessions/open': action(z.object({ merchant: z.string(), account: z.string() }), ({ context }, input) => {
      const member = memberByAccount(context, merchant(context, input.merchant).code, input.account)
      if (!member) throw new ActionRefused(`no member ${input.account} at ${input.merchant}`)
      const { token } = startSession(context, member, '127.0.0.1', { proven: true })
      return { token, username: member.account, accountType: member.type }
    }),
    'sessions/expire': action(
      z.object({ merchant: z.optional(z.string()), account: z.optional(z.string()), token: z.optional(z.string()) }),
      ({ context }, input) => expireSessions(context, input),
    ),
    // Reaches members who consented and are not on a break; returns who was reached and by which channel.
  },
  sections: [{ id: 'accounts', title: 'Accounts', show: accountSection }],
} satisfies PanelPart
