import type { LedgerTransaction, TransactionKind } from '../../core/ledger/rows.ts'

/** Types of the account record (wire fact 3.18). */
export type StatementType =
  | 'deposit'
  | 'withdraw'
  | 'betting'
  | 'winning'
  | 'dividend'
  | 'betting_rebate'
  | 'agent_rebate'
  | 'share_bonus'
  | 'daily_wage'
  | 'hour_wage'
  | 'referral_rebate'
  | 'other'

/** Every type, in the order of the wire fact. */
export const STATEMENT_TYPES: readonly StatementType[] = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
]

/**
 * What a movement is called in the record, by its kind in the ledger. A salary paid every few minutes travels as a daily
 * wage, as the wire fact has it. A kind added to the ledger has to say here what it is.
 */
const TYPE_OF: Readonly<Record<Exclude<TransactionKind, 'round'>, StatementType>> = {
  opening: 'other',
  adjustment: 'other',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  'withdrawal-returned': 'withdraw',
  // Between accounts of the platform: these never touch a member's.
  'withdrawal-paid': 'other',
  'withdrawal-fee': 'other',
  'withdrawal-reversed': 'other',
  stake: 'betting',
  payout: 'winning',
  transfer: 'other',
  'transfer-up': 'other',
  'wallet-transfer': 'other',
  bonus: 'dividend',
  'bonus-end': 'dividend',
  rebate: 'betting_rebate',
  points: 'dividend',
  dividend: 'share_bonus',
  'daily-salary': 'daily_wage',
  'real-time-salary': 'daily_wage',
  'hourly-salary': 'hour_wage',
  'agent-rebate': 'agent_rebate',
}

/** The type of one side of a movement: a round is a bet when it takes and a win when it gives. */
export function statementType({ kind }: Pick<LedgerTransaction, 'kind'>, amount: bigint): StatementType {
  if (kind === 'round') return amount < 0n ? 'betting' : 'winning'
  return TYPE_OF[kind]
}

type Words = readonly [english: string, tagalog: string, bengali: string]

const NAMES: Readonly<Record<StatementType, Words>> = {
  deposit: ['Deposit', 'Deposito', 'জমা'],
  withdraw: ['Withdrawal', 'Withdrawal', 'উত্তোলন'],
  betting: ['Bet', 'Taya', 'বাজি'],
  winning: ['Win', 'Panalo', 'জয়'],
  dividend: ['Promotion', 'Promosyon', 'প্রমোশন'],
  betting_rebate: ['Betting rebate', 'Rebate sa taya', 'বাজির রিবেট'],
  agent_rebate: ['Agent rebate', 'Rebate ng ahente', 'এজেন্ট রিবেট'],
  share_bonus: ['Dividend', 'Dibidendo', 'লভ্যাংশ'],
  daily_wage: ['Daily wage', 'Arawang sahod', 'দৈনিক বেতন'],
  hour_wage: ['Hourly wage', 'Sahod bawat oras', 'ঘণ্টার বেতন'],
  referral_rebate: ['Referral reward', 'Gantimpala sa referral', 'রেফারেল পুরস্কার'],
  other: ['Other', 'Iba pa', 'অন্যান্য'],
}

/** Kinds that have a name of their own within their type. */
const KIND_NAMES: Readonly<Partial<Record<TransactionKind, Words>>> = {
  opening: ['Opening balance', 'Panimulang balanse', 'প্রারম্ভিক ব্যালেন্স'],
  adjustment: ['Adjustment', 'Pagwawasto', 'সমন্বয়'],
  'bonus-end': ['Bonus taken back', 'Binawing bonus', 'ফেরত নেওয়া বোনাস'],
  points: ['Points converted', 'Na-convert na puntos', 'রূপান্তরিত পয়েন্ট'],
  'withdrawal-returned': ['Withdrawal given back', 'Ibinalik na withdrawal', 'ফেরত উত্তোলন'],
  transfer: ['Transfer from upline', 'Transfer mula sa upline', 'আপলাইন থেকে স্থানান্তর'],
  'transfer-up': ['Transfer to upline', 'Transfer sa upline', 'আপলাইনে স্থানান্তর'],
  'wallet-transfer': ['Wallet transfer', 'Transfer ng wallet', 'ওয়ালেট স্থানান্তর'],
}

/** The name of a movement in a language; English where the platform speaks no other. */
export function statementName(
  { kind }: Pick<LedgerTransaction, 'kind'>,
  type: StatementType,
  language: string,
): string {
  const [english, tagalog, bengali] = KIND_NAMES[kind] ?? NAMES[type]
  return language === 'TY' ? tagalog : language === 'BN' ? bengali : english
}
