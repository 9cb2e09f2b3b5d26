import type { PlainKey } from '@croupier/locales'

const types = [
  'MANUAL',
  'EVENT',
  'LOGIN',
  'SIGNUP',
  'NEW_REGISTER',
  'MISSION',
  'RANK_BOARD',
  'REFERRAL',
  'UPGRADE_BONUS',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'TICKET',
  'GIFT_CODE',
  'RAFFLE',
] as const

/** The key of a promotion type's name; a platform may have types unknown to the site. */
export const rewardType = (type: string): PlainKey => {
  const known = types.find((one) => one === type)
  return known === undefined ? 'reward.type_other' : `reward.type_${known}`
}
