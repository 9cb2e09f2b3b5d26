import { paths, withQuery } from '@croupier/stores'

/** The address that carries a referral code to the registration of the site that shows it (S-021, S-374). */
export const referralLink = (code: string, page: string): string =>
  new URL(withQuery(paths.register, { referralCode: code }), page).href
