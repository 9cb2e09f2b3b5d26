import type { Context } from '../../../Context.ts'

/* Another member's deposit can pay a withdrawal. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Credits a matched deposit that arrived, with less if only a part did. */
    readonly creditDeposit: (context: Context, depositId: string, amount?: bigint) => void
    /** Amounts of the open deposits matched to a withdrawal, minor units. */
    readonly promisedDeposits: (context: Pick<Context, 'tables'>, withdrawalId: string) => readonly bigint[]
    /** Rejects a matched deposit that did not arrive. */
    readonly rejectDeposit: (context: Context, depositId: string, reason: string) => void
  }
}
