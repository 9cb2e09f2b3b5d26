import type { StatementType } from '@croupier/api'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { inLanguage, type Words } from '../../../core/words/Words.ts'
import type { Movements, Context } from '../../../Context.ts'

const NAMES: Readonly<Record<StatementType, Words>> = {
  deposit: { EN: 'Deposit', TY: 'Deposito', BN: 'ডিপোজিট' },
  withdraw: { EN: 'Withdrawal', TY: 'Withdrawal', BN: 'উত্তোলন' },
  betting: { EN: 'Bet', TY: 'Taya', BN: 'বাজি' },
  winning: { EN: 'Win', TY: 'Panalo', BN: 'জয়' },
  dividend: { EN: 'Promotion', TY: 'Promosyon', BN: 'প্রমোশন' },
  betting_rebate: { EN: 'Betting rebate', TY: 'Rebate sa taya', BN: 'বাজির রিবেট' },
  agent_rebate: { EN: 'Agent rebate', TY: 'Rebate ng agent', BN: 'এজেন্ট রিবেট' },
  share_bonus: { EN: 'Dividend', TY: 'Dibidendo', BN: 'লভ্যাংশ' },
  daily_wage: { EN: 'Daily salary', TY: 'Arawang sahod', BN: 'দৈনিক বেতন' },
  hour_wage: { EN: 'Hourly salary', TY: 'Sahod kada oras', BN: 'ঘণ্টাভিত্তিক বেতন' },
  referral_rebate: { EN: 'Referral reward', TY: 'Reward sa referral', BN: 'রেফারেল রিওয়ার্ড' },
  other: { EN: 'Other', TY: 'Iba pa', BN: 'অন্যান্য' },
}

const movementOf = ({ movements }: Pick<Context, 'movements'>, kind: string) => movements[kind as keyof Movements]

/** The type of one side of a movement in the account record; `amount` below zero left the member. */
export function recordType(
  context: Pick<Context, 'movements'>,
  { kind }: Pick<LedgerTransaction, 'kind'>,
  amount: bigint,
): StatementType {
  return movementOf(context, kind)[amount < 0n ? 'out' : 'in'].record
}

/** The name of a movement in a language. */
export function recordName(
  context: Pick<Context, 'movements'>,
  { kind }: Pick<LedgerTransaction, 'kind'>,
  type: StatementType,
  language: string,
): string {
  return inLanguage(movementOf(context, kind).name ?? NAMES[type], language)
}
