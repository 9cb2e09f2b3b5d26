import { DAY } from '@croupier/locales/calendar'
import { memberByAccount } from '../subjects/members/members.ts'
import { setPaymentPassword } from '../subjects/security/paymentPassword.ts'
import type { Member } from '../subjects/members/rows.ts'
import type { Merchant } from '../subjects/merchants/Merchant.ts'
import { setReminder } from '../subjects/safety/choices.ts'
import { setLimit } from '../subjects/safety/limits.ts'
import { noteLogin } from '../subjects/security/logins.ts'
import { changeSecurity } from '../subjects/security/security.ts'
import type { World } from '../World.ts'

/** Payment password of the seeded people who have one: maria, rana, vip. */
export const SEEDED_PAYMENT_PASSWORD = '135790'

const HOME = { ip: '203.0.113.7', device: 'Chrome, Android', deviceId: '', hasOwnId: false }

/**
 * Gives some of the people what the security and safety pages show: a payment password and a login history for those who
 * have been here a while, limits of every kind with a history for vip. maria's play and payments stay unlimited.
 */
export function seedSafety(world: World): void {
  for (const [code, account] of [
    ['crph', 'maria'],
    ['crbd', 'rana'],
    ['crph', 'vip'],
  ] as const) {
    const found = personOf(world, code, account)
    if (found) seedSecurity(world, found.member)
  }
  const vip = personOf(world, 'crph', 'vip')
  if (!vip) return
  const { merchant, member } = vip
  const at = shifted(world, -20 * DAY)
  setLimit(at, merchant, member, { kind: 'deposit', period: 'day' }, 5_000_000n)
  setLimit(at, merchant, member, { kind: 'deposit', period: 'month' }, 50_000_000n)
  setLimit(at, merchant, member, { kind: 'loss', period: 'week' }, 4_000_000n)
  setLimit(at, merchant, member, { kind: 'session', period: 'sitting' }, 180n)
  setReminder(at, merchant, member, 30)
  setLimit(shifted(world, -5 * DAY), merchant, member, { kind: 'deposit', period: 'month' }, 30_000_000n)
}

function seedSecurity(world: World, member: Member): void {
  setPaymentPassword(world, member.id, SEEDED_PAYMENT_PASSWORD)
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
    noteLogin(shifted(world, -ago * DAY), member.id, { how: 'password', result, from: HOME })
  }
}

function personOf(world: World, code: string, account: string): { merchant: Merchant; member: Member } | undefined {
  const merchant = world.merchants.get(code)
  const member = memberByAccount(world, code, account)
  return merchant && member && { merchant, member }
}

/** The same world at another time, for what happened before the state begins. */
function shifted(world: World, by: number): World {
  return { ...world, clock: { now: () => world.clock.now() + by, wait: (ms) => world.clock.wait(ms) } }
}
