import type { DepositMethod, DepositOutcome } from '@croupier/stores'

/** Codes of the platform that speak of one field of the form; any other is said for the form as a whole. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'deposit.amount.out.of.band': ['amount'],
  'deposit.amount.decimals': ['amount'],
  'deposit.limit.reached': ['amount'],
  'deposit.match.none': ['amount'],
  'deposit.method.closed': ['methodId'],
  'deposit.reference.duplicate': ['reference'],
  'deposit.reference.invalid': ['reference'],
  'deposit.sender.invalid': ['senderMobile', 'senderAccount'],
  'deposit.name.mismatch': ['senderName'],
  'deposit.proof.invalid': ['proof'],
  'deposit.proof.required': ['proof'],
}

/**
 * The field a refused step of a deposit is about: of several that a code may mean, the one the method asks for.
 *
 * @param method the method of the step, when it asks for something itself.
 */
export const refusedField = (
  outcome: Extract<DepositOutcome, { kind: 'refused' }>,
  method?: Pick<DepositMethod, 'fields'>,
): string | undefined => {
  if (outcome.fault) return 'amount'
  const [first, ...others] = fields[outcome.code ?? ''] ?? []
  return others.find((name) => method?.fields.some((field) => field.name === name)) ?? first
}
