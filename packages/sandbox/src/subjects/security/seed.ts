import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../core/clock/earlier.ts'
import { seededPerson } from '../members/seed.ts'
import type { Member } from '../members/rows.ts'
import type { Seed } from '../../Subject.ts'
import type { World } from '../../World.ts'
import { noteLogin } from './logins.ts'
import { setPaymentPassword } from './paymentPassword.ts'
import { changeSecurity } from './security.ts'

/** Payment password of the seeded people who have one. */
export const SEEDED_PAYMENT_PASSWORD = '135790'

const HOME = { ip: '203.0.113.7', device: 'Chrome, Android', deviceId: '', hasOwnId: false }

/** Who has a payment password, and who a history of logins as well. jun has neither: the first steps are theirs. */
const PEOPLE: readonly (readonly [merchant: string, account: string, history: boolean])[] = [
  ['crph', 'maria', true],
  ['crbd', 'rana', true],
  ['crph', 'vip', true],
  ['crph', 'ace', false],
  ['crph', 'beth', false],
  ['crph', 'carl', false],
]

/** Payment passwords, and a login history for those who have been here a while. */
export const securitySeed: Seed = {
  people(world) {
    for (const [code, account, history] of PEOPLE) {
      const found = seededPerson(world, code, account)
      if (!found) continue
      setPaymentPassword(world, found.member.id, SEEDED_PAYMENT_PASSWORD)
      if (history) seedHistory(world, found.member)
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
