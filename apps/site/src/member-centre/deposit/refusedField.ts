import type { DepositOutcome } from '@croupier/stores'

/** Codes of the platform that speak of one field of the form; any other is said for the form as a whole. */
const fields: Readonly<Record<string, string>> = {
  'deposit.amount.out.of.band': 'amount',
  'deposit.amount.decimals': 'amount',
  'deposit.limit.reached': 'amount',
  'deposit.method.closed': 'methodId',
  'deposit.reference.duplicate': 'reference',
  'deposit.reference.invalid': 'reference',
  'deposit.sender.invalid': 'senderMobile',
}

/** The field a refused step of a deposit is about. */
export const refusedField = (outcome: Extract<DepositOutcome, { kind: 'refused' }>): string | undefined =>
  outcome.fault ? 'amount' : fields[outcome.code ?? '']
