import { signedIn, type Call } from '../../../wire/Call.ts'
import type { Context } from '../../../Context.ts'

/** The logged-in member, after settling everything earned so far. */
export const settledMember = (context: Context, call: Call) =>
  context.ports.settleRewards(context, signedIn(call).member)
