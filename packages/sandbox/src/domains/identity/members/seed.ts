import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Seed } from '../../../Subject.ts'
import type { World } from '../../../World.ts'
import { castOf, regularAccount, type DemoPerson } from './cast.ts'
import { changeMember, createMember, memberByAccount } from './members.ts'
import { internationalMobile } from './mobile.ts'
import type { Member } from './rows.ts'

/** Password of every seeded person. */
export const SEEDED_PASSWORD = 'Croupier1'

/** The demo people, with what they have at first. */
export const memberSeed: Seed = {
  people(world) {
    for (const merchant of world.merchants.values())
      for (const person of castOf(merchant)) seedPerson(world, merchant, person)
  },
}

/** The demo member of each merchant who has a little of everything. */
export const regulars = (world: World): readonly Member[] =>
  [...world.merchants.values()].flatMap(
    (merchant) => memberByAccount(world, merchant.code, regularAccount(merchant)) ?? [],
  )

function seedPerson(
  world: World,
  merchant: Merchant,
  { opening, upline, fullName, isChecked, payouts: _payouts, ...person }: DemoPerson,
): void {
  const now = world.clock.now()
  const above = upline ? memberByAccount(world, merchant.code, upline) : undefined
  const member = createMember(world, merchant, {
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
    post(world, {
      kind: 'opening',
      reference: `opening-${member.id}`,
      at: now - 30 * DAY,
      moves: [{ from: cashierAccount(merchant.code), to: memberAccount(member.id), amount: opening }],
    })
  }
  if (member.verified) {
    changeMember(world, member.id, { lastLoginAt: now - DAY, lastLoginIp: '203.0.113.7' })
    sendMessage(world, member.id, 'info_fair_rounds', [])
    sendMessage(world, member.id, 'info_new_mail', [])
  }
}
