import type { Ports } from '../ports/Ports.ts'

/** Session storage: the referral code of the address the person arrived at. */
export const referralKey = 'referralCode'

/** Reads the referral code off the page's address and keeps it until it is used, over reloads too. */
export function keepReferral({ place, sessionStorage }: Pick<Ports, 'place' | 'sessionStorage'>): void {
  const code = new URLSearchParams(place.search()).get('referralCode')?.trim()
  if (code) sessionStorage.setItem(referralKey, code)
}
