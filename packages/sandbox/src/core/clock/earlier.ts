import type { Clock } from './clock.ts'

/** The same context with its clock `by` milliseconds behind: everything done in it happened then. */
export function earlier<Context extends { readonly clock: Clock }>(context: Context, by: number): Context {
  const now = context.clock.now() - by
  return { ...context, clock: { ...context.clock, now: () => now } }
}
