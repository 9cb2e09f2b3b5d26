import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Seed } from '../../../Subject.ts'
import { setReminder } from './choices.ts'
import { setLimit } from './limits.ts'

/** Limits of every kind, with a history, for vip. Everybody else's play and payments stay unlimited. */
export const safetySeed: Seed = {
  people(world) {
    for (const merchant of world.merchants.values()) {
      const member = memberByAccount(world, merchant.code, 'vip')
      if (!member) continue
      const at = earlier(world, 20 * DAY)
      setLimit(at, merchant, member, { kind: 'deposit', period: 'day' }, 5_000_000n)
      setLimit(at, merchant, member, { kind: 'deposit', period: 'month' }, 50_000_000n)
      setLimit(at, merchant, member, { kind: 'loss', period: 'week' }, 4_000_000n)
      setLimit(at, merchant, member, { kind: 'session', period: 'sitting' }, 180n)
      setReminder(at, merchant, member, 30)
      setLimit(earlier(world, 5 * DAY), merchant, member, { kind: 'deposit', period: 'month' }, 30_000_000n)
    }
  },
}
