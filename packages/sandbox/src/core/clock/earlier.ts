import type { Clock } from './clock.ts'

/** The same world `by` milliseconds ago: what is done in it happened then. */
export function earlier<World extends { readonly clock: Clock }>(world: World, by: number): World {
  const now = world.clock.now() - by
  return { ...world, clock: { ...world.clock, now: () => now } }
}
