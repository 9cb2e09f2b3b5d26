import type { World } from '../../../World.ts'

/* Limits count what is promised as well as what has arrived. */
declare module '../../../World.ts' {
  interface Ports {
    /** Minor units of the member's deposits that are ordered and neither credited nor over. */
    readonly depositsOnTheWay: (world: Pick<World, 'tables'>, memberId: number) => bigint
  }
}
