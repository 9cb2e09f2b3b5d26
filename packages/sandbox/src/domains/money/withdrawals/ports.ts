import type { World } from '../../../World.ts'

/* A withdrawal may be paid by somebody's deposit. */
declare module '../../../World.ts' {
  interface Ports {
    /** Credits a matched deposit that arrived, with less where only a part did. */
    readonly creditDeposit: (world: World, depositId: string, amount?: bigint) => void
    /** Amounts of the open deposits that promise to pay a withdrawal, minor units. */
    readonly promisedDeposits: (world: Pick<World, 'tables'>, withdrawalId: string) => readonly bigint[]
    /** Rejects a matched deposit that did not. */
    readonly rejectDeposit: (world: World, depositId: string, reason: string) => void
  }
}
