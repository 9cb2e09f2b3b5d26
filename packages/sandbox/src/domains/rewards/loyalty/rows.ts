/** A paid rebate of one day and product. */
export interface RebatePayment {
  readonly id: string
  readonly memberId: number
  /** The market's calendar day the turnover was made on, yyyy-MM-dd. */
  readonly day: string
  readonly product: string
  /** Minor units. */
  readonly turnover: bigint
  /** Hundredths of a percent; absent for payments older than this field. */
  readonly rate?: number
  readonly amount: bigint
  readonly paidAt: number
}
