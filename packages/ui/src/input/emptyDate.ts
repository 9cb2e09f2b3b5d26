import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Mutes an empty date, marked by `data-empty`: WebKit shows today's date in it, which looks like an entry. */
export const emptyDate = css`
  &:where([data-empty]:not(:focus))::-webkit-date-and-time-value,
  &:where([data-empty]:not(:focus))::-webkit-datetime-edit {
    color: ${tokens.color.textMuted};
  }
`
