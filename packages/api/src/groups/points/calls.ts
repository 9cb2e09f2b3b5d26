import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { confirmingPassword, idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { paymentPasswordErrors } from '../../contract/errors.ts'
import { pageAndSize } from '../../contract/paging.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

const MODULE = 'PTSYS3'
/** Something the points mall has. */
const pointReward = z.object({
  id: text,
  /** `goods` are sent, `cash` is paid immediately, `ticket` is added to the tickets. */
  type: z.enum(['goods', 'cash', 'ticket']),
  name: z.string(),
  description: maybeText,
  imageUrl: maybeText,
  points: count,
  /** Money of a cash reward. */
  amount: maybeMoney,
  /** Remaining stock; null if unlimited. */
  stock: maybeCount,
  /** How often one member may redeem it; null for no limit. */
  limit: maybeCount,
  redeemed: z._default(count, 0),
})

/** A redemption record (its names in camel case). */
export const redemption = z.object({
  id: text,
  type: text,
  name: z.string(),
  quantity: count,
  pointsRequirement: count,
  amountRequirement: maybeMoney,
  status: z.enum(['inProcess', 'rejected', 'approved']),
  time: maybeInstant,
  changedPoints: count,
  pointsBalance: count,
  remark: maybeText,
  units: maybeText,
  pointsRatio: maybeText,
  redeemAmount: maybeMoney,
  paidAccount: maybeText,
  paidAmount: maybeMoney,
  receivingAddress: maybeText,
  transactionReferenceNumber: text,
  applyTime: instant,
})

const balance = endpoint({
  id: 'points.balance',
  method: 'GET',
  // Reading 2.9/6: service MCS2, as specified.
  path: '/wps/relay/MCS2_getPointBalance',
  module: MODULE,
  token: 'required',
  effect: 'read',
  silent: true,
  input: () => z.object({}),
  value: () => count,
})

const rewards = endpoint({
  id: 'points.rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ type: z.optional(z.enum(['goods', 'cash', 'ticket'])), language, ...pageAndSize }),
  value: () => z.object({ list: list(pointReward), totalPages: z._default(count, 0), totalCount: maybeCount }),
  fills: languageFill,
})

const redemptions = endpoint({
  id: 'points.redemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      startTime: z.optional(instant),
      endTime: z.optional(instant),
      status: z.optional(z.enum(['inProcess', 'rejected', 'approved'])),
      language,
      ...pageAndSize,
    }),
  value: () => z.object({ list: list(redemption), totalPages: z._default(count, 0), totalCount: maybeCount }),
  fills: languageFill,
})

const config = endpoint({
  id: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: the exchange-rate table, both ways, and the rules as text.
  value: () =>
    z.object({
      /** What earns one point, by type (keys points_type_*). */
      earning: list(z.object({ type: text, amountPerPoint: money })),
      /** Points that make one unit of money. */
      pointsPerUnit: count,
      /** Points are converted in steps of this many. */
      step: count,
      rules: list(z.string()),
      /** False: points never expire. */
      expires: flag,
    }),
  fills: languageFill,
})

const conversionTypes = endpoint({
  id: 'points.conversionTypes',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardConversionType',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: what points can be turned into besides goods.
  value: () => list(z.object({ type: text, name: z.string(), pointsPerUnit: count, minimum: count, step: count })),
  fills: languageFill,
})

const transactions = endpoint({
  id: 'points.transactions',
  method: 'GET',
  // Extension: points earned and spent. The account record of wire row 103 is about money.
  path: '/wps/ext/points/transactions',
  module: MODULE,
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ startTime: z.optional(instant), endTime: z.optional(instant), ...pageAndSize }),
  value: () =>
    z.object({
      list: list(z.object({ id: count, type: text, time: instant, changedPoints: count, pointsBalance: count })),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
    }),
})

const redeem = endpoint({
  id: 'points.redeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  module: MODULE,
  token: 'required',
  sealed: true,
  effect: 'money',
  gate: 'points',
  // Reading: plain words; `password` is the payment password.
  input: () =>
    z.object({
      rewardId: idText,
      quantity: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
      address: z._default(textUpTo(200), ''),
      mobile: z._default(textUpTo(20), ''),
      password: confirmingPassword,
    }),
  value: () => redemption,
  errors: {
    'points.not.enough': { field: 'quantity' },
    'points.reward.unknown': {},
    'points.reward.sold.out': { field: 'quantity' },
    'points.reward.limit': { field: 'quantity' },
    'points.address.needed': { field: 'address' },
    ...paymentPasswordErrors,
  },
})

const convert = endpoint({
  id: 'points.convert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  module: MODULE,
  token: 'required',
  sealed: true,
  effect: 'money',
  gate: 'points',
  input: () =>
    z.object({ points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)), password: confirmingPassword }),
  value: () => redemption,
  errors: {
    'points.not.enough': { field: 'points' },
    'points.convert.step': { field: 'points' },
    ...paymentPasswordErrors,
  },
})

/** The points mall. */
export const points = {
  'points.balance': balance,
  'points.rewards': rewards,
  'points.redemptions': redemptions,
  'points.config': config,
  'points.conversionTypes': conversionTypes,
  'points.transactions': transactions,
  'points.redeem': redeem,
  'points.convert': convert,
}
