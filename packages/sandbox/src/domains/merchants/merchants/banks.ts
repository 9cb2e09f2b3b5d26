/** Kind of account it goes to: bank card, e-wallet, virtual wallet. */
export type CardType = 'BC' | 'EW' | 'VW'

/** A bank or e-wallet money can be withdrawn to. */
export interface Bank {
  readonly code: string
  readonly name: string
  readonly cardType: Exclude<CardType, 'VW'>
  /** Digits an account number may have. */
  readonly digits: { readonly minimum: number; readonly maximum: number }
  /** The number is a mobile number of the market, in national form. */
  readonly mobile: boolean
}

const bank = (code: string, name: string): Bank => ({
  code,
  name,
  cardType: 'BC',
  digits: { minimum: 10, maximum: 16 },
  mobile: false,
})

const wallet = (code: string, name: string): Bank => ({
  code,
  name,
  cardType: 'EW',
  digits: { minimum: 11, maximum: 11 },
  mobile: true,
})

/** Philippines: the two wallets, and banks with invented names. */
export const philippineBanks: readonly Bank[] = [
  wallet('GCASH', 'GCash'),
  wallet('MAYA', 'Maya'),
  bank('ISLA', 'Isla Savings Bank'),
  bank('MABINI', 'Mabini Commercial Bank'),
  bank('SAMPAG', 'Sampaguita Bank'),
]

/** Any other market: banks with invented names. */
export const usualBanks: readonly Bank[] = [
  bank('FIRST', 'First Harbour Bank'),
  bank('UNION', 'Union Savings Bank'),
  bank('RIVER', 'River Commercial Bank'),
]

/** Bangladesh: the three wallets, and banks with invented names. Rocket numbers may carry a check digit. */
export const bangladeshiBanks: readonly Bank[] = [
  wallet('BKASH', 'bKash'),
  wallet('NAGAD', 'Nagad'),
  { ...wallet('ROCKET', 'Rocket'), digits: { minimum: 11, maximum: 12 } },
  bank('PADMA', 'Padma Delta Bank'),
  bank('SHAPLA', 'Shapla Bank'),
]
