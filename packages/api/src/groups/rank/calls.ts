import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, list, maybeMoney, maybeText, money, text } from '../../contract/scalars.ts'

// Reading: the wire facts name no module; ranks belong to the member club.
const MODULE = 'MEMCLUB3'

const towards = z.object({ actual: money, expected: money })

const progress = endpoint({
  id: 'rank.progress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Both views of wire fact 3.16 side by side.
  value: () =>
    z.object({
      playerRankProgress: z.nullish(z.object({ labelId: text, conditionType: text })),
      currentProgress: z.nullish(z.object({ completedConditions: count, totalExpectedConditions: count })),
      playerRankName: maybeText,
      /** Null at the highest rank. */
      nextRankName: maybeText,
      monthlyTurnover: z.nullish(towards),
      totalTurnover: z.nullish(towards),
      /** Reading: deposits count for a rank as well. */
      totalDeposit: z.nullish(towards),
    }),
  fills: languageFill,
})

const ladder = endpoint({
  id: 'rank.ladder',
  method: 'GET',
  // Extension: what each rank requires and gives, so that the page can show the whole ladder.
  path: '/wps/ext/rank/ladder',
  module: MODULE,
  effect: 'read',
  extension: true,
  input: () => z.object({}),
  value: () =>
    list(
      z.object({
        rank: count,
        name: z.string(),
        turnover: money,
        deposit: money,
        /** Paid once, when the rank is reached. */
        upgradeGift: maybeMoney,
        /** Rebate per product in percent. */
        rebate: z.record(z.string(), z.number()),
      }),
    ),
})

/** VIP rank. */
export const rank = { 'rank.progress': progress, 'rank.ladder': ladder }
