import { Refusal } from '../../../Refusal.ts'
import type { Context } from '../../../Context.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { cardsOf } from '../bank/cards.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { identityIsAsked, moduleOn } from '../../merchants/merchants/rules.ts'
import { hasPaymentPassword, hasPaymentPasswords } from '../../access/security/paymentPassword.ts'
import { identityCheckOf } from '../../identity/members/identity.ts'
import type { Member } from '../../identity/members/rows.ts'

type Readiness = Answer<'profile.readiness'>['list'][number]

const given = (value: string | undefined) => (value ? 'done' : 'missing')

function identityState(context: Context, member: Member): Readiness['state'] {
  if (member.verified) return 'done'
  const status = identityCheckOf(context, member.id)?.status
  if (status === 'submitted') return 'waiting'
  return status === 'rejected' ? 'rejected' : 'missing'
}

/** What the merchant must know about a person before a withdrawal; empty where it requires nothing. */
function identityChecks(context: Context, merchant: Merchant, member: Member): Readiness[] {
  if (!identityIsAsked(context, merchant)) return []
  return [
    { check: 'payeeName', state: given(member.payeeName) },
    { check: 'birthPlace', state: given(member.profile['birthPlace']) },
    { check: 'incomeSource', state: given(member.profile['incomeSource']) },
    { check: 'identity', state: identityState(context, member) },
  ]
}

/** Every requirement for a withdrawal, and the member's progress with each. */
export function readinessOf(context: Context, merchant: Merchant, member: Member): Readiness[] {
  const asksPassword = hasPaymentPasswords(context, merchant) && !moduleOn(context, merchant, 'WDRAWNOPASSVERIF3')
  return [
    ...identityChecks(context, merchant, member),
    ...(asksPassword
      ? [{ check: 'paymentPassword', state: hasPaymentPassword(context, member.id) ? 'done' : 'missing' } as const]
      : []),
    { check: 'bankAccount', state: cardsOf(context, member.id).length > 0 ? 'done' : 'missing' },
  ]
}

/** Refuses a payout to an unchecked member where the merchant requires the check. */
export function refuseUnchecked(context: Context, merchant: Merchant, member: Member): void {
  if (identityChecks(context, merchant, member).some(({ state }) => state !== 'done'))
    throw new Refusal('withdrawal.checks.missing')
}
