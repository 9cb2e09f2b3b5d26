import type { World } from '../../../World.ts'
import type { SafetyChange } from './rows.ts'

/* Limits count what is promised as well as what has arrived. */
declare module '../../../World.ts' {
  interface Ports {
    /** A member's safety setting has changed; whoever is told of it, is told by others. */
    readonly safetyChanged: (world: World, change: SafetyChange) => void
    /** Minor units of the member's deposits that are ordered and neither credited nor over. */
    readonly depositsOnTheWay: (world: Pick<World, 'tables'>, memberId: number) => bigint
  }
}
