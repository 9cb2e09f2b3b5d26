/** A transfer made by the payment network. Written once, never changed. */
export interface NetworkTransfer {
  /** The network's reference; the payer enters it on the deposit page. */
  readonly reference: string
  readonly merchant: string
  /** Account the money arrived at. */
  readonly receiver: string
  /** Minor units. */
  readonly amount: bigint
  /** The payer's text: for a matched deposit the reference of its order. */
  readonly remark: string
  readonly at: number
}
