import type { Agreement } from './rows.ts'

/** Whether terms are in force, with or without a requested termination. */
export const inForce = (agreement: Agreement): boolean => agreement.status === 'A' || agreement.status === 'V'

/** Whether an offer waits for its answer. */
export const isOffer = (agreement: Agreement): boolean => agreement.status === 'P' || agreement.status === 'E'

/** Whether a replaced agreement still has to pay its last period. */
export const runsOut = ({ status, settledTo, settlesTo }: Agreement): boolean =>
  status === 'C' && settledTo !== null && settlesTo !== null && settledTo < settlesTo

/** Which list of open agreements a row belongs to, if any. */
export function openList(agreement: Agreement): 'offer' | 'inForce' | 'runsOut' | null {
  if (isOffer(agreement)) return 'offer'
  if (inForce(agreement)) return 'inForce'
  return runsOut(agreement) ? 'runsOut' : null
}
