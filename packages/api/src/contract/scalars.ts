import * as z from 'zod/mini'
import { decimalPattern, decimalText } from '../money.ts'

/** Text, or a number that stands for one (ids that arrive as 1001 or "1001"); read as text. */
export const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => String(value)),
)

/** Text that may be missing or null; read as text or null. */
export const maybeText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value: string | number | null | undefined) => (value === null || value === undefined ? null : String(value))),
)

/** A whole number, or its text (queries carry text); read as a number. */
export const count = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
)

/** A whole number that may be missing or null; read as a number or null. */
export const maybeCount = z.pipe(
  z.nullish(z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))])),
  z.transform((value: number | string | null | undefined) => (value === null || value === undefined ? null : Number(value))),
)

/** A moment in epoch milliseconds, or its text; read as a number. */
export const instant = count

/** A moment that may be missing or null; read as a number or null. */
export const maybeInstant = maybeCount

/** An amount of money, as number or decimal text; read as decimal text with at least two decimals. */
export const money = z.pipe(
  z.union([z.number(), z.string().check(z.regex(decimalPattern))]),
  z.transform((value: number | string) => decimalText(value)),
)

/** An amount that may be missing or null; read as decimal text or null. */
export const maybeMoney = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.regex(decimalPattern))])),
  z.transform((value: number | string | null | undefined) =>
    value === null || value === undefined ? null : decimalText(value),
  ),
)

const spellings = [0, 1, '0', '1', 'true', 'false', 'Y', 'N'] as const
const yes = new Set<unknown>([true, 1, '1', 'true', 'Y'])

/** A yes or no in any of the platform's spellings (true, 1, "1", "true", "Y"); missing and null mean no. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal(spellings)])),
  z.transform((value: boolean | (typeof spellings)[number] | null | undefined) => yes.has(value)),
)

/** A list; missing and null mean the empty one. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((items: z.output<Item>[] | null | undefined): z.output<Item>[] => items ?? []),
  )
}

/** A text that is sent as '' when it is not used (wire fact 3.11). */
export const emptyWhenUnused = z._default(z.string(), '')

/** An answer of which only the success counts. */
export const successOnly = z.unknown()

/** An input without fields. */
export const nothing = z.object({})
