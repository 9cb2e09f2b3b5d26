import type { PlainKey } from '@croupier/locales'

const labels: Readonly<Record<string, PlainKey>> = {
  live: 'points_type_live',
  lottery: 'points_type_lott',
  card: 'points_type_pvp',
  slots: 'points_type_rng',
  sports: 'points_type_sports',
  deposit: 'points_type_deposit',
  reward: 'points_type_reward',
  redeem: 'points_type_redeem',
  convert: 'points_type_convert',
  return: 'points_type_return',
}

/** The name of what points were earned by or spent on. */
export const pointsType = (type: string): PlainKey => labels[type] ?? 'points_type_other'

const redemptions: Readonly<Record<string, PlainKey>> = {
  goods: 'point_mall.view_goods',
  cash: 'points_type_convert',
  ticket: 'reward.type_TICKET',
  convert: 'points_type_convert',
}

/** The name of what was redeemed. Points were converted to money whether by amount or as a reward of the mall. */
export const redemptionType = (type: string): PlainKey => redemptions[type] ?? 'points_type_other'
