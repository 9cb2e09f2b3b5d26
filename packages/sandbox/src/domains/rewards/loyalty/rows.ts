/** Rebate of one day and product that was paid. */
export interface RebatePayment {
  readonly id: string
  readonly memberId: number
  /** The market's calendar day the turnover was made on, yyyy-MM-dd. */
  readonly day: string
  readonly product: string
  /** Minor units. */
  readonly turnover: bigint
  readonly amount: bigint
  readonly paidAt: number
}
