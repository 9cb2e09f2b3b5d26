import { accountPreparations } from './preparations/account.ts'
import { agentPreparations } from './preparations/agents.ts'
import { moneyPreparations } from './preparations/money.ts'
import { playPreparations } from './preparations/play.ts'
import type { Preparations } from './preparations/Stage.ts'

/** What calls need that refuse their example for another reason than an exclusion. */
export const preparations: Preparations = {
  ...accountPreparations,
  ...agentPreparations,
  ...moneyPreparations,
  ...playPreparations,
}
