import type { Context } from '../../../Context.ts'
import type { SafetyChange } from './rows.ts'

/* Limits count pending deposits as well as credited ones. */
declare module '../../../Context.ts' {
  interface Ports {
    /** Called when a member's safety setting has changed; the subjects that answer it notify others. */
    readonly safetyChanged: (context: Context, change: SafetyChange) => void
    /** Minor units of the member's pending deposits. */
    readonly depositsOnTheWay: (context: Pick<Context, 'tables'>, memberId: number) => bigint
  }
}
