import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, list, maybeMoney, text } from '../../contract/scalars.ts'

const details = endpoint({
  id: 'referral.details',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  // Reading: the facts name no module.
  module: 'REFERRAL3',
  token: 'required',
  effect: 'read',
  gate: 'referral',
  // Creates the code if the member has none yet.
  input: () =>
    z.object({
      autoGenerate: z.pipe(
        z.nullish(z.union([z.boolean(), z.enum(['true', 'false'])])),
        z.transform((asked: boolean | 'true' | 'false' | null | undefined) => asked !== false && asked !== 'false'),
      ),
    }),
  value: () =>
    z.object({
      referralCode: text,
      totalInvitations: count,
      promotionDomains: list(text),
      /** Reading: shown next to the code; null if the platform does not send it. */
      totalBonus: maybeMoney,
      bonusPerFriend: maybeMoney,
      minimumDeposit: maybeMoney,
      /** True if the bonus for a friend with large gifts waits for further play. */
      bonusMayWait: flag,
      /** True while something of it waits in the reward centre. */
      claimable: flag,
    }),
  errors: { 'promotion.not.eligible': {} },
})

/** Inviting friends. */
export const referral = { 'referral.details': details }
