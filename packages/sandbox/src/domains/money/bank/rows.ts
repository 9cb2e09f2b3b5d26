import type { CardType } from '../../merchants/merchants/banks.ts'

/** A member's account for withdrawals. */
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
  /** Withdrawals can go to it from this moment on. */
  readonly usableFrom: number
}
