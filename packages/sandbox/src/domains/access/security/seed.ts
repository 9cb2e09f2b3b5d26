import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { castOf, regularAccount } from '../../identity/members/cast.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Seed } from '../../../Subject.ts'
import type { World } from '../../../World.ts'
import { noteLogin } from './logins.ts'
import { setPaymentPassword } from './paymentPassword.ts'
import { changeSecurity } from './security.ts'

/** Payment password of the seeded people who have one. */
export const SEEDED_PAYMENT_PASSWORD = '135790'

const HOME = { ip: '203.0.113.7', device: 'Chrome, Android', deviceId: '', hasOwnId: false }

/** Payment passwords, and a login history for those who have been here a while. jun has neither. */
export const securitySeed: Seed = {
  people(world) {
    for (const merchant of world.merchants.values()) {
      for (const { account, fullName } of castOf(merchant)) {
        const member = memberByAccount(world, merchant.code, account)
        if (!member || !fullName) continue
        setPaymentPassword(world, member.id, SEEDED_PAYMENT_PASSWORD)
        if (account === regularAccount(merchant) || account === 'vip') seedHistory(world, member)
      }
    }
  },
}

function seedHistory(world: World, member: Member): void {
  changeSecurity(world, member.id, {
    passwordChangedAt: world.clock.now() - 90 * DAY,
    emailVerified: member.email !== '',
    addresses: [HOME.ip],
  })
  for (const [ago, result] of [
    [9, 'signedIn'],
    [4, 'refused'],
    [4, 'signedIn'],
    [1, 'signedIn'],
  ] as const) {
    noteLogin(earlier(world, ago * DAY), member.id, { how: 'password', result, from: HOME })
  }
}
