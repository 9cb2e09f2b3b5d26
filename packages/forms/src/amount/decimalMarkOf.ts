import type { AmountInputProps } from '@croupier/ui'

/**
 * The decimal mark of a language: a comma if it writes 1,5, else a point. Arabic and Persian marks
 * are unambiguous, so they are accepted in every language.
 */
export const decimalMarkOf = (language: string): NonNullable<AmountInputProps['decimalMark']> =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'
