import * as z from 'zod/mini'
import { decimalPattern, decimalText } from '@croupier/money'

/** A schema that parses `In` from the wire into `Out`. Named, so that the contract's types stay short. */
export type Reads<Out, In> = z.ZodMiniType<Out, In>

/** The same for a field that may be null or missing on the wire and is always present once parsed. */
export type ReadsMaybe<Out, In> = z.ZodMiniType<
  Out,
  In | null | undefined,
  z.core.$ZodTypeInternals<Out, In | null | undefined> & { optin: 'optional' | 'defaulted' }
>

type Numeric = number | string
type Missing = null | undefined

const texts = z.union([z.string(), z.number()])
const wholeNumbers = z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))])
const amounts = z.union([z.number(), z.string().check(z.regex(decimalPattern))])

function maybe<Out>(
  values: z.ZodMiniType<Numeric, Numeric>,
  read: (value: Numeric) => Out,
): ReadsMaybe<Out | null, Numeric> {
  return z.pipe(
    z.nullish(values),
    z.transform((value: Numeric | Missing) => (value === null || value === undefined ? null : read(value))),
  )
}

/** Text, or a number instead (ids that arrive as 1001 or "1001"); read as text. */
export const text: Reads<string, Numeric> = z.pipe(texts, z.transform(String))

/** Text that may be missing or null; read as text or null. */
export const maybeText: ReadsMaybe<string | null, Numeric> = maybe(texts, String)

/** A whole number, or its text (queries carry text); read as a number. */
export const count: Reads<number, Numeric> = z.pipe(wholeNumbers, z.transform(Number))

/** A whole number that may be missing or null; read as a number or null. */
export const maybeCount: ReadsMaybe<number | null, Numeric> = maybe(wholeNumbers, Number)

/** A moment in epoch milliseconds, or its text; read as a number. */
export const instant = count

/** A time that may be missing or null; read as a number or null. */
export const maybeInstant = maybeCount

/** An amount of money, as number or decimal text; read as decimal text with at least two decimals. */
export const money: Reads<string, Numeric> = z.pipe(amounts, z.transform(decimalText))

/** An amount that may be missing or null; read as decimal text or null. */
export const maybeMoney: ReadsMaybe<string | null, Numeric> = maybe(amounts, decimalText)

const spellings = [0, 1, '0', '1', 'true', 'false', 'Y', 'N'] as const
type YesOrNo = boolean | (typeof spellings)[number]
const yes = new Set<unknown>([true, 1, '1', 'true', 'Y'])

/** A yes or no in any of the platform's spellings (true, 1, "1", "true", "Y"); missing and null mean no. */
export const flag: ReadsMaybe<boolean, YesOrNo> = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal(spellings)])),
  z.transform((value: YesOrNo | Missing) => yes.has(value)),
)

/** A list; missing and null mean the empty one. */
export function list<Item extends z.ZodMiniType>(item: Item): ReadsMaybe<z.output<Item>[], z.input<Item>[]> {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((items: z.output<Item>[] | Missing): z.output<Item>[] => items ?? []),
  )
}

/** A response of which only the success counts. */
export const successOnly = z.unknown()

/** An input without fields. */
export const nothing = z.object({})
