import { accountPreparations } from './preparations/account.ts'
import { agentPreparations } from './preparations/agents.ts'
import { moneyPreparations } from './preparations/money.ts'
import { playPreparations } from './preparations/play.ts'
import type { Preparations } from './preparations/Fixture.ts'

/** Preparations for calls that would refuse their example for a reason other than an exclusion. */
export const preparations: Preparations = {
  ...accountPreparations,
  ...agentPreparations,
  ...moneyPreparations,
  ...playPreparations,
}
