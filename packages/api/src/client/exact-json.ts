type SourceReviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown

const longNumber = /\d[\d.]{15,}/

const keepExact: SourceReviver = (_key, value, context) =>
  typeof value === 'number' && context?.source !== undefined && longNumber.test(context.source) ? context.source : value

/**
 * Parses JSON without rounding: a number too long for a double (16 digits and more) becomes its text, which the
 * contract's ids and amounts accept as well. Engines that do not expose a number's source fall back to numbers.
 */
export function parseExactJson(text: string): unknown {
  // Only texts with a long run of digits take the slower path.
  return longNumber.test(text)
    ? JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)
    : JSON.parse(text)
}
