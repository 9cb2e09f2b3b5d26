import type { Context } from '../../../Context.ts'

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

/* The panel lists the orders that can be paid. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Matched orders that wait for their payer, newest first. */
    readonly ordersToPay: (context: Pick<Context, 'tables'>) => readonly OrderToPay[]
  }
}
