import { latinDigits } from '@croupier/ui'

/** A number or reference typed in groups, `1234 567-890`, without spaces and dashes and in Latin digits. */
export const withoutGaps = (typed: string): string => latinDigits(typed).replace(/[\s\u2010-\u2015-]+/gu, '')
