import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import { DAY } from '@croupier/locales/calendar'
import * as z from 'zod/mini'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { World } from '../World.ts'
import type { Platform } from '../wire/Platform.ts'

// Forms send text for everything, JSON sends the thing itself; each schema reads both.
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

/** An action refused what it was given; the text says why. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
}

/** How far the clock moves at a time: every day on the way is settled, and ten years of them take a second or two. */
const FARTHEST_MS = 3_660 * DAY

/** Refuses to move the clock by more than ten years, which would keep the platform busy for minutes. */
export function refuseTooFar(ms: number): void {
  if (Math.abs(ms) > FARTHEST_MS) throw new ActionRefused('the clock moves by ten years at a time, at most')
}

/** Something the operator can do: what it takes, and what it does with it. */
export interface Action<In extends z.ZodMiniType = z.ZodMiniType> {
  readonly input: In
  /** Runs inside a transaction unless `bare`. What it returns is the JSON answer. */
  readonly run: (platform: Platform, input: z.output<In>) => unknown
  readonly bare?: boolean
}

/** Makes an action. */
export const action = <In extends z.ZodMiniType>(input: In, run: Action<In>['run'], bare = false): Action =>
  ({ input, run, bare }) as unknown as Action

/** The merchant of a code; refuses one that does not exist. */
export function merchant(world: World, code: string): Merchant {
  const found = world.merchants.get(code)
  if (!found) throw new ActionRefused(`no merchant ${code}`)
  return found
}

/** A member by merchant and account; refuses one that does not exist. */
export function memberOf(world: World, at: { readonly merchant: string; readonly account: string }): Member {
  const found = memberByAccount(world, merchant(world, at.merchant).code, at.account)
  if (!found) throw new ActionRefused(`no member ${at.account} at ${at.merchant}`)
  return found
}
