import type { Agreement } from './rows.ts'

/** Whether terms are in force, a termination asked for or not. */
export const inForce = (agreement: Agreement): boolean => agreement.status === 'A' || agreement.status === 'V'

/** Whether an offer waits for its answer. */
export const isOffer = (agreement: Agreement): boolean => agreement.status === 'P' || agreement.status === 'E'

/** Which of the two lists of open agreements a row belongs to, if any. */
export function openList(agreement: Agreement): 'offer' | 'inForce' | null {
  return isOffer(agreement) ? 'offer' : inForce(agreement) ? 'inForce' : null
}
