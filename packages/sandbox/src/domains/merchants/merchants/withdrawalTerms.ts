import { timeAt } from '@croupier/locales/calendar'
import type { CardType } from './banks.ts'

/** Terms of withdrawals in a market. Amounts are minor units. */
export interface WithdrawalTerms {
  readonly minimum: bigint
  readonly maximum: bigint
  /** Most withdrawals and most money per calendar day of the market. */
  readonly timesADay: number
  readonly amountADay: bigint
  /** 'HH:mm' of the market; equal means all day, and the window may cross midnight. */
  readonly from: string
  readonly until: string
  /** Withdrawals from this amount on require a code sent to the profile's mobile number. */
  readonly codeFrom: bigint
  /** Charge by kind of account: a fixed part, and a share in hundredths of a percent. */
  readonly fees: Readonly<Record<Exclude<CardType, 'VW'>, { readonly fixed: bigint; readonly basisPoints: bigint }>>
  readonly expectedMinutes: number
  /** The first payout requires name, place of birth, source of income and a checked document. */
  readonly checksIdentity: boolean
}

const FREE = { fixed: 0n, basisPoints: 0n }

/** Every other market, like the Philippines: e-wallets free, banks at the network's fee. */
const usualWithdrawals: WithdrawalTerms = {
  minimum: 20_000n,
  maximum: 5_000_000n,
  timesADay: 5,
  amountADay: 15_000_000n,
  from: '00:00',
  until: '00:00',
  codeFrom: 2_000_000n,
  fees: { EW: FREE, BC: { fixed: 1_500n, basisPoints: 0n } },
  expectedMinutes: 10,
  checksIdentity: true,
}

/** Bangladesh: e-wallets at the cash-out share, banks free. */
const bangladeshiWithdrawals: WithdrawalTerms = {
  minimum: 50_000n,
  maximum: 2_500_000n,
  timesADay: 5,
  amountADay: 7_500_000n,
  from: '00:00',
  until: '00:00',
  codeFrom: 1_000_000n,
  fees: { EW: { fixed: 0n, basisPoints: 100n }, BC: FREE },
  expectedMinutes: 20,
  checksIdentity: true,
}

/** The terms of a country. */
export const withdrawalTermsOf = (country: string): WithdrawalTerms =>
  country === 'BD' ? bangladeshiWithdrawals : usualWithdrawals

/** The charge for an amount, rounded up to a whole minor unit. Free when other members pay (`c2c`). */
export function chargeFor(terms: WithdrawalTerms, type: Exclude<CardType, 'VW'>, amount: bigint, c2c: boolean): bigint {
  if (c2c) return 0n
  const { fixed, basisPoints } = terms.fees[type]
  return fixed + (amount * basisPoints + 9_999n) / 10_000n
}

/** Whether withdrawals are open at an instant, by the market's time of day. */
export function opensAt(terms: Pick<WithdrawalTerms, 'from' | 'until'>, at: number, timeZone: string): boolean {
  const { from, until } = terms
  if (from === until) return true
  const clock = timeAt(at, timeZone)
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}
