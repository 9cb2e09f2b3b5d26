import type { AmountInputProps } from '@croupier/ui'

/**
 * The decimal mark that people type in a language: a comma where it writes 1,5, else a point. Arabic and Persian marks
 * cannot be mistaken for another, so they are read in every language.
 */
export const decimalMarkOf = (language: string): NonNullable<AmountInputProps['decimalMark']> =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'
