import { numberText } from '@croupier/locales/digits'
import { compareMoney, moneyText, readAmount, type AmountSpelling, type ReadAmount } from '@croupier/money'
import * as z from 'zod/mini'

/** Reads a typed amount, in digits of any script, as the person's language writes it. */
export const readTyped = (typed: string, spelling: AmountSpelling): ReadAmount =>
  readAmount(numberText(typed), spelling)

/** The same during typing: minor units, or `undefined` while the text is not an amount yet. */
export const minorTyped = (typed: string, spelling: AmountSpelling): bigint | undefined => {
  const amount = readTyped(typed, spelling)
  return amount.ok ? amount.minor : undefined
}

/** Orders an amount in minor units and one of the platform's, in decimal text. */
export const compareMinor = (minor: bigint, decimal: string, digits: number): -1 | 0 | 1 =>
  compareMoney(moneyText(minor, digits), decimal)

/** A field for an amount within a form's schema: the rules of the form check the parsed value. */
export const typedAmount = (spelling: AmountSpelling) =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => readTyped(typed, spelling)),
  )

/** Outputs the amount of a form's schema in minor units. Comes last: by then the rules have refused unreadable text. */
export const withMinorAmount = <Entry extends { readonly amount: ReadAmount }, Values>(
  form: z.ZodMiniType<Entry, Values>,
) =>
  z.pipe(
    form,
    z.transform(({ amount, ...entry }: Entry) => ({ ...entry, amount: amount.ok ? amount.minor : 0n })),
  )
