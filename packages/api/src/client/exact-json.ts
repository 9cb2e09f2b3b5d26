type SourceReviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown

const longNumber = /\d[\d.]{15,}/

const keepExact: SourceReviver = (_key, value, context) =>
  typeof value === 'number' && context?.source !== undefined && longNumber.test(context.source) ? context.source : value

/**
 * Parses JSON without rounding: a number too long for a double (16 digits and more) is given as its text, which the
 * contract's ids and amounts read just as well. Engines that do not tell a number's source fall back to numbers.
 */
export function parseExactJson(text: string): unknown {
  // Only texts that hold a long run of digits pay for the slower way.
  return longNumber.test(text)
    ? JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)
    : JSON.parse(text)
}
