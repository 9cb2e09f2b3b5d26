import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Seed } from '../../../Subject.ts'
import { choicesOf, setReminder } from './choices.ts'
import { setLimit } from './limits.ts'

/**
 * Limits of every kind, with a history, for vip. The others have no limits. All of them declared to
 * be allowed to play when they registered.
 */
export const safetySeed: Seed = {
  people(context) {
    const declaredAt = context.clock.now() - 20 * DAY
    for (const { id } of context.tables.members.all())
      context.tables.safetyChoices.put(String(id), { ...choicesOf(context, id), declaredAt })
    for (const merchant of context.merchants.values()) {
      const member = memberByAccount(context, merchant.code, 'vip')
      if (!member) continue
      const at = earlier(context, 20 * DAY)
      setLimit(at, merchant, member, { kind: 'deposit', period: 'day' }, 5_000_000n)
      setLimit(at, merchant, member, { kind: 'deposit', period: 'month' }, 50_000_000n)
      setLimit(at, merchant, member, { kind: 'loss', period: 'week' }, 4_000_000n)
      setLimit(at, merchant, member, { kind: 'session', period: 'gamingSession' }, 180n)
      setReminder(at, merchant, member, 30)
      setLimit(earlier(context, 5 * DAY), merchant, member, { kind: 'deposit', period: 'month' }, 30_000_000n)
    }
  },
}
