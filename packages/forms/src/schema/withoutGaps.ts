import { numberText } from '@croupier/locales/digits'

/** A number or reference typed in groups, `1234 567-890`, without spaces and dashes; see `numberText`. */
export const withoutGaps = (typed: string): string => numberText(typed).replace(/[\s\p{Dash_Punctuation}]+/gu, '')
