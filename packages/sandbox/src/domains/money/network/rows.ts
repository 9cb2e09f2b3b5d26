/** A transfer that the payment network carried out. Written once, never changed. */
export interface NetworkTransfer {
  /** What the network calls it; the person who paid enters it on the deposit page. */
  readonly reference: string
  readonly merchant: string
  /** Account the money arrived at. */
  readonly receiver: string
  /** Minor units. */
  readonly amount: bigint
  /** What the payer wrote: for a matched deposit the reference of its order. */
  readonly remark: string
  readonly at: number
}
