import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Props of `Time`; the rest goes to its `<time>`. */
export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The moment, in milliseconds since 1970, or what stands in `datetime` already: "2026-11-21". */
  at: number | string
  /** The moment in the person's language and time zone: "21 Nov 2026, 10:15". */
  text: string
}

/** What stands in `datetime` for a moment. */
const dateTimeText = (at: number | string): string => (typeof at === 'number' ? new Date(at).toISOString() : at)

const Root = styled.time`
  font-variant-numeric: tabular-nums;
`

/** Renders a `<time>`: a moment in words, with the same for machines. Figures have one width. */
export const Time = ({ at, text, ...rest }: TimeProps) => (
  // The order of a date's parts is that of its own language, wherever it stands.
  <Root dir="auto" {...rest} dateTime={dateTimeText(at)}>
    {text}
  </Root>
)
