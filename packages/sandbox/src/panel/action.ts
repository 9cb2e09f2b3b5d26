import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import { DAY } from '@croupier/locales/calendar'
import * as z from 'zod/mini'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { Context } from '../Context.ts'
import type { Platform } from '../wire/Platform.ts'

// Forms send everything as text, JSON sends typed values; each schema reads both.
/** A whole number. */
export const whole = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
)
/** A whole number, or null when left empty. */
export const wholeOrNothing = z.pipe(
  z.nullish(z.union([z.int(), z.string().check(z.regex(/^\d{0,15}$/))])),
  z.transform((value: number | string | null | undefined) =>
    value === null || value === undefined || value === '' ? null : Number(value),
  ),
)
/** A yes or no. */
export const yes = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', 'on', ''])]),
  z.transform((value: boolean | 'true' | 'false' | 'on' | '') => value === true || value === 'true' || value === 'on'),
)

/** Thrown when an action refuses its input; the message gives the reason. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
}

/** Largest move of the clock: it settles every day on the way, and ten years take a second or two. */
const FARTHEST_MS = 3_660 * DAY

/** Refuses to move the clock by more than ten years, which would keep the platform busy for minutes. */
export function refuseTooFar(ms: number): void {
  if (Math.abs(ms) > FARTHEST_MS) throw new ActionRefused('the clock moves by ten years at a time, at most')
}

/** An operator action: its input, and what it does. */
export interface Action<In extends z.ZodMiniType = z.ZodMiniType> {
  readonly input: In
  /** Runs inside a transaction unless `bare`. The return value is the JSON answer. */
  readonly run: (platform: Platform, input: z.output<In>) => unknown
  readonly bare?: boolean
}

/** Creates an action. */
export const action = <In extends z.ZodMiniType>(input: In, run: Action<In>['run'], bare = false): Action =>
  ({ input, run, bare }) as unknown as Action

/** The merchant with a code; refuses an unknown one. */
export function merchant(context: Context, code: string): Merchant {
  const found = context.merchants.get(code)
  if (!found) throw new ActionRefused(`no merchant ${code}`)
  return found
}

/** A member by merchant and account; refuses an unknown one. */
export function memberOf(context: Context, at: { readonly merchant: string; readonly account: string }): Member {
  const found = memberByAccount(context, merchant(context, at.merchant).code, at.account)
  if (!found) throw new ActionRefused(`no member ${at.account} at ${at.merchant}`)
  return found
}
