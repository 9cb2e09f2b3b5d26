import type { MerchantFile } from '@croupier/api/merchant'

/** Kind of account: bank card, e-wallet, virtual wallet. */
export type CardType = 'BC' | 'EW' | 'VW'

/** A bank or e-wallet for withdrawals. */
export interface Bank {
  readonly code: string
  readonly name: string
  readonly cardType: Exclude<CardType, 'VW'>
  /** Number of digits of an account number. */
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

const mobileDigits = ({ rule }: MerchantFile['phone']) =>
  rule?.digits ? { minimum: rule.digits + 1, maximum: rule.digits + 1 } : { minimum: 7, maximum: 15 }

/** The merchant's e-wallet payment methods that also take withdrawals. */
const walletsOf = ({ payments = [], phone }: MerchantFile): readonly Bank[] =>
  payments
    .filter(({ payout }) => payout)
    .map(({ code, name, sender }) => ({
      code,
      name: name['EN'] ?? code,
      cardType: 'EW',
      digits: sender ? { minimum: sender.minimum, maximum: sender.maximum } : mobileDigits(phone),
      mobile: true,
    }))

/** Banks with invented names, by country. */
const banks: Readonly<Record<string, readonly Bank[]>> = {
  PH: [bank('ISLA', 'Isla Savings Bank'), bank('MABINI', 'Mabini Commercial Bank'), bank('SAMPAG', 'Sampaguita Bank')],
  BD: [bank('PADMA', 'Padma Delta Bank'), bank('SHAPLA', 'Shapla Bank')],
}

const usualBanks: readonly Bank[] = [
  bank('FIRST', 'First Harbour Bank'),
  bank('UNION', 'Union Savings Bank'),
  bank('RIVER', 'River Commercial Bank'),
]

/** Where a merchant's members can withdraw to: e-wallets from its folder and invented banks of its country. */
export const banksOf = (file: MerchantFile): readonly Bank[] => [
  ...walletsOf(file),
  ...(banks[file.market.country] ?? usualBanks),
]
