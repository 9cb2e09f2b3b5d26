import { signedIn, type Call } from '../../../wire/Call.ts'
import type { World } from '../../../World.ts'

/** The signed-in member with everything earned so far settled. */
export const settledMember = (world: World, call: Call) => world.ports.settleRewards(world, signedIn(call).member)
