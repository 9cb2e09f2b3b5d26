import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Seed } from '../../../Subject.ts'
import type { Context } from '../../../Context.ts'
import { castOf, regularAccount, type DemoPerson } from './cast.ts'
import { changeMember, createMember, memberByAccount } from './members.ts'
import { internationalMobile } from './mobile.ts'
import type { Member } from './rows.ts'

/** Password of every seeded person. */
export const SEEDED_PASSWORD = 'Croupier1'

/** The demo people and their initial balances. */
export const memberSeed: Seed = {
  people(context) {
    for (const merchant of context.merchants.values())
      for (const person of castOf(merchant)) seedPerson(context, merchant, person)
  },
}

/** The demo member of each merchant with a bit of everything. */
export const regulars = (context: Context): readonly Member[] =>
  [...context.merchants.values()].flatMap(
    (merchant) => memberByAccount(context, merchant.code, regularAccount(merchant)) ?? [],
  )

function seedPerson(
  context: Context,
  merchant: Merchant,
  { opening, upline, fullName, isChecked, payouts: _payouts, ...person }: DemoPerson,
): void {
  const now = context.clock.now()
  const above = upline ? memberByAccount(context, merchant.code, upline) : undefined
  const member = createMember(context, merchant, {
    ...person,
    nickname: fullName?.split(' ')[0] ?? person.account.charAt(0).toUpperCase() + person.account.slice(1),
    mobile: person.mobile ? (internationalMobile(merchant, person.mobile) ?? '') : '',
    mobileVerified: person.mobile !== undefined,
    ...(isChecked && fullName && { payeeName: fullName, verified: true }),
    password: SEEDED_PASSWORD,
    uplineId: above?.id ?? null,
    registeredAt: now - (person.account === 'jun' ? 1 : 400) * DAY,
  })
  if (opening) {
    post(context, {
      kind: 'opening',
      reference: `opening-${member.id}`,
      at: now - 30 * DAY,
      moves: [{ from: cashierAccount(merchant.code), to: memberAccount(member.id), amount: opening }],
    })
  }
  if (member.verified) {
    changeMember(context, member.id, { lastLoginAt: now - DAY, lastLoginIp: '203.0.113.7' })
    sendMessage(context, member.id, 'info_fair_rounds', [])
    sendMessage(context, member.id, 'info_new_mail', [])
  }
}
