import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { count, list, maybeCount } from '../../contract/scalars.ts'
import { bonus, REWARD_CENTRE } from './schemas.ts'

/** Refuses a reward before it is claimed. */
export const refuse = endpoint({
  id: 'promotion.refuse',
  method: 'POST',
  // Extension: a bonus may be declined before it is claimed.
  path: '/wps/ext/promotion/refuse',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'write',
  gate: 'real',
  extension: true,
  input: () => z.object({ promotionClaimId: idText }),
  value: () => z.object({ rewardId: count }),
  errors: {
    'promotion.reward.unknown': {},
    'promotion.already.claimed': {},
    'promotion.reward.expired': {},
    'promotion.reward.refused': {},
  },
})

/** Bonuses with their wagering. */
export const bonuses = endpoint({
  id: 'promotion.bonuses',
  method: 'GET',
  // Extension: bonus details with wagering done and left.
  path: '/wps/ext/promotion/bonuses',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ language, ...pageAndSize }),
  value: () => z.object({ list: list(bonus), totalPages: z._default(count, 0), totalCount: maybeCount }),
  fills: languageFill,
})

/** Ends a bonus. */
export const endBonus = endpoint({
  id: 'promotion.endBonus',
  method: 'POST',
  // Extension: ends a bonus; it is forfeited, the rest of the balance stays.
  path: '/wps/ext/promotion/endBonus',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'real',
  extension: true,
  input: () => z.object({ bonusId: textWithin(40) }),
  value: () => bonus,
  errors: { 'promotion.bonus.unknown': {}, 'promotion.bonus.closed': {} },
})
