/** Kinds of agreements between an agent and a direct downline. */
export type AgreementKind = 'dividend' | 'daily' | 'hourly' | 'realTime'

/** Periods of a dividend: day, week, half a month, month. */
export type AgreementPeriod = 'D' | 'W' | 'H' | 'M'

/** Limits of the agent centre. The product leaves them open; these are the sandbox's values. */
export interface AgentRules {
  /** Total stake that makes a member active in a period, minor units, so that tiny bets do not count. */
  readonly activeStake: bigint
  /** Most tiers of an agreement. */
  readonly mostTiers: number
  /** Days in which an offer can be answered. */
  readonly offerDays: number
  /** Highest rates the operator gives, millionths of the base, by kind. */
  readonly highestRate: Readonly<Record<AgreementKind, bigint>>
  /** Highest fixed amount a tier may pay, minor units. */
  readonly highestAmount: bigint
  /** Periods a dividend may close by. */
  readonly dividendPeriods: readonly AgreementPeriod[]
  /**
   * Highest rebate rate of any agent by lane, millionths of turnover. The whole chain above a player never gets
   * more, and with return, rebate, points and gifts it stays under 100% (`loyalty/totalReturn.test.ts`).
   */
  readonly highestRebate: Readonly<Record<string, bigint>>
  readonly mostLinks: number
  readonly longestLinkDays: number
}

const PERCENT = 10_000n

/** The sandbox's limits, the same for all merchants. */
export const agentRules: AgentRules = {
  activeStake: 10_000n,
  mostTiers: 5,
  offerDays: 7,
  highestRate: { dividend: 50n * PERCENT, daily: 3n * PERCENT, hourly: 2n * PERCENT, realTime: 2n * PERCENT },
  highestAmount: 5_000_000n,
  dividendPeriods: ['D', 'W', 'H', 'M'],
  highestRebate: {
    RNG: 10_000n,
    LIVE: 3_000n,
    SPORTS: 8_000n,
    FISH: 9_000n,
    PVP: 6_000n,
    LOTT: 5_000n,
    ELOTT: 5_000n,
  },
  mostLinks: 20,
  longestLinkDays: 365,
}
