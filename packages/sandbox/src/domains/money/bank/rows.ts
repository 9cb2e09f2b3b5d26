import type { CardType } from '../../merchants/merchants/banks.ts'

/** An account a member withdraws to. */
export interface BankCard {
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly bankCode: string
  readonly cardType: CardType
  /** Digits only. */
  readonly accountNumber: string
  readonly accountName: string
  readonly isDefault: boolean
  readonly createdAt: number
  /** Withdrawals can go to it from then on. */
  readonly usableFrom: number
}
