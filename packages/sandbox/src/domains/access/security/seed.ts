import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { castOf, regularAccount } from '../../identity/members/cast.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Seed } from '../../../Subject.ts'
import type { Context } from '../../../Context.ts'
import { noteLogin } from './logins.ts'
import { setPaymentPassword } from './paymentPassword.ts'
import { changeSecurity } from './security.ts'

/** Payment password of the seeded people who have one. */
export const SEEDED_PAYMENT_PASSWORD = '135790'

const HOME = { ip: '203.0.113.7', device: 'Chrome, Android', deviceId: '', hasOwnId: false }

/** Payment passwords, and a login history for the older members. jun has neither. */
export const securitySeed: Seed = {
  people(context) {
    for (const merchant of context.merchants.values()) {
      for (const { account, fullName } of castOf(merchant)) {
        const member = memberByAccount(context, merchant.code, account)
        if (!member || !fullName) continue
        setPaymentPassword(context, member.id, SEEDED_PAYMENT_PASSWORD)
        if (account === regularAccount(merchant) || account === 'vip') seedHistory(context, member)
      }
    }
  },
}

function seedHistory(context: Context, member: Member): void {
  changeSecurity(context, member.id, {
    passwordChangedAt: context.clock.now() - 90 * DAY,
    emailVerified: member.email !== '',
    addresses: [HOME.ip],
  })
  for (const [ago, result] of [
    [9, 'signedIn'],
    [4, 'refused'],
    [4, 'signedIn'],
    [1, 'signedIn'],
  ] as const) {
    noteLogin(earlier(context, ago * DAY), member.id, { how: 'password', result, from: HOME })
  }
}
