import type { World } from '../../../World.ts'

/** An order that its payer has yet to pay through the network. */
export interface OrderToPay {
  readonly id: string
  readonly merchant: string
  readonly receiverName: string
  readonly receiverNumber: string
  readonly amount: bigint
  readonly currency: string
  readonly orderReference: string
}

/* The panel lists what may be paid. */
declare module '../../../World.ts' {
  interface Ports {
    /** Matched orders that wait for their payer, newest first. */
    readonly ordersToPay: (world: Pick<World, 'tables'>) => readonly OrderToPay[]
  }
}
