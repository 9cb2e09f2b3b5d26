import * as z from 'zod/mini'
import { decimalPattern, decimalText } from '@croupier/money'
import type { Reads } from './scalars.ts'

/** Longest spelling of an amount that is read: more than any balance needs, and short enough to be read in one go. */
const LONGEST_AMOUNT = 24

/**
 * Invisible characters: controls, lone surrogates, and marks that change the direction of the following text. Joiners
 * that scripts need stay.
 */
const hidden = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A text normalized: composed, with uniform line breaks and without invisible characters. */
const inLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hidden, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .normalize('NFC')

const inOneLine = (text: string): string => inLines(text).replace(/[\n\t]/g, ' ')

/**
 * Text in one line of at most `most` characters. Everything a person types is bounded, and brought to its one spelling,
 * before it is looked at.
 */
export const textUpTo = (most: number) => z.string().check(z.overwrite(inOneLine), z.maxLength(most))

/** The same for required text. */
export const textWithin = (most: number) => z.string().check(z.overwrite(inOneLine), z.minLength(1), z.maxLength(most))

/** As `textUpTo`, with the line breaks that a person typed. */
export const linesUpTo = (most: number) => z.string().check(z.overwrite(inLines), z.maxLength(most))

/** As `textWithin`, with the line breaks that a person typed. */
export const linesWithin = (most: number) => z.string().check(z.overwrite(inLines), z.minLength(1), z.maxLength(most))

/** A secret of at most `most` characters, unchanged: any character may be part of it. */
export const secretUpTo = (most: number) => z.string().check(z.maxLength(most))

/** An id that travels as a number or as text of at most 40 characters; read as text. */
export const idText: Reads<string, number | string> = z.pipe(
  z.union([z.int(), textWithin(40)]),
  z.transform((value: number | string) => String(value)),
)

/** A requested amount, as number or decimal text; parsed as decimal text with at least two decimals. */
export const askedAmount: Reads<string, number | string> = z.pipe(
  z.union([z.number(), z.string().check(z.maxLength(LONGEST_AMOUNT), z.regex(decimalPattern))]),
  z.transform((value: number | string) => decimalText(value)),
)

/** The payment password as typed: six digits. Digits of other scripts are turned by the form. */
export const paymentPassword = z.string().check(z.regex(/^\d{6}$/))

/** The payment password that confirms a call; omitted if the merchant has none (PAYMENTPASS3 is off). */
export const confirmingPassword = z.optional(paymentPassword)

/** Receipt pictures: at most three of 5 MB each, PNG or JPEG, base64 without prefix. */
export const proofPictures = z
  .array(
    z.object({
      name: textWithin(120),
      type: z.enum(['image/png', 'image/jpeg']),
      data: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil((5 * 1024 * 1024) / 3) * 4)),
    }),
  )
  .check(z.maxLength(3))
