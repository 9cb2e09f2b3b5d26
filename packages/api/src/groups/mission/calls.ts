import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, instant, list, maybeCount, maybeMoney, money, text } from '../../contract/scalars.ts'

// Reading: the facts name no module; missions pay out in the reward centre.
const MODULE = 'REWCEN3'

const summary = endpoint({
  id: 'mission.summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: the facts show no answer. A mission counts stakes, rounds or deposits of a calendar day, week or month.
  value: () =>
    z.object({
      /** Rewards of missions that wait to be claimed. */
      missionCount: count,
      missions: list(
        z.object({
          id: text,
          name: z.string(),
          period: z.enum(['day', 'week', 'month']),
          endsAt: instant,
          /** The counted quantity; amounts are decimal text, rounds a number as text. */
          metric: z.enum(['turnover', 'rounds', 'deposit']),
          actual: text,
          expected: text,
          rewardAmount: maybeMoney,
          rewardPoint: maybeCount,
          rewardTicket: z.nullish(z.string()),
          wageringMultiple: z._default(count, 0),
          /**
           * `process` in progress, `issued` claimable in the reward centre under `rewardId`, `claimed`, `closed`
           * refused or expired.
           */
          status: z.enum(['process', 'issued', 'claimed', 'closed']),
          rewardId: maybeCount,
        }),
      ),
    }),
  fills: languageFill,
})

const leaderboard = endpoint({
  id: 'mission.leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  module: MODULE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: a board a week by turnover, names masked; the first places get a prize when the week has ended.
  value: () =>
    z.object({
      startsAt: instant,
      endsAt: instant,
      prizes: list(money),
      list: list(z.object({ rank: count, name: text, turnover: money, prize: maybeMoney, me: flag })),
      /** Own place; null without turnover this week. */
      myRank: maybeCount,
      myTurnover: money,
    }),
  fills: languageFill,
})

/** Missions. */
export const mission = { 'mission.summary': summary, 'mission.leaderboard': leaderboard }
