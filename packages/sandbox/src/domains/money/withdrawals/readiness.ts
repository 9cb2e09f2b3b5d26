import { Refusal } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { cardsOf } from '../bank/cards.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { identityIsAsked, moduleOn } from '../../merchants/merchants/rules.ts'
import { hasPaymentPassword, hasPaymentPasswords } from '../../access/security/paymentPassword.ts'
import { identityCheckOf } from '../../identity/members/identity.ts'
import type { Member } from '../../identity/members/rows.ts'

type Readiness = Answer<'profile.readiness'>['list'][number]

const given = (value: string | undefined) => (value ? 'done' : 'missing')

function identityState(world: World, member: Member): Readiness['state'] {
  if (member.verified) return 'done'
  const status = identityCheckOf(world, member.id)?.status
  if (status === 'submitted') return 'waiting'
  return status === 'rejected' ? 'rejected' : 'missing'
}

/** What the merchant has to know of a person before money can leave; nothing where it asks for nothing. */
function identityChecks(world: World, merchant: Merchant, member: Member): Readiness[] {
  if (!identityIsAsked(world, merchant)) return []
  return [
    { check: 'payeeName', state: given(member.payeeName) },
    { check: 'birthPlace', state: given(member.profile['birthPlace']) },
    { check: 'incomeSource', state: given(member.profile['incomeSource']) },
    { check: 'identity', state: identityState(world, member) },
  ]
}

/** Everything that is asked for before a withdrawal, and how far the member is with each. */
export function readinessOf(world: World, merchant: Merchant, member: Member): Readiness[] {
  const asksPassword = hasPaymentPasswords(world, merchant) && !moduleOn(world, merchant, 'WDRAWNOPASSVERIF3')
  return [
    ...identityChecks(world, merchant, member),
    ...(asksPassword
      ? [{ check: 'paymentPassword', state: hasPaymentPassword(world, member.id) ? 'done' : 'missing' } as const]
      : []),
    { check: 'bankAccount', state: cardsOf(world, member.id).length > 0 ? 'done' : 'missing' },
  ]
}

/** Refuses a payout to somebody who was not checked where the merchant checks. */
export function refuseUnchecked(world: World, merchant: Merchant, member: Member): void {
  if (identityChecks(world, merchant, member).some(({ state }) => state !== 'done'))
    throw new Refusal('withdrawal.checks.missing')
}
