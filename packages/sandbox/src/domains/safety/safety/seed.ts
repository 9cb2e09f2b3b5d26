import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Seed } from '../../../Subject.ts'
import { choicesOf, setReminder } from './choices.ts'
import { setLimit } from './limits.ts'

/**
 * Limits of every kind, with a history, for vip. Everybody else's play and payments stay unlimited. All of them declared to
 * be allowed to play when they registered.
 */
export const safetySeed: Seed = {
  people(world) {
    const declaredAt = world.clock.now() - 20 * DAY
    for (const { id } of world.tables.members.all())
      world.tables.safetyChoices.put(String(id), { ...choicesOf(world, id), declaredAt })
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
