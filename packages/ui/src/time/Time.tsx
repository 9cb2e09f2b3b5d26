import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `Time`; the rest goes to its `<time>`. */
export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The time in milliseconds since 1970, or the text of `datetime`: "2026-11-21". `null` while it is unknown. */
  at: number | string | null
  /** The time in the person's language and time zone: "21 Nov 2026, 10:15". Ignored when `at` is `null`. */
  text: string
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'unknown'> | undefined
}

const dateTimeText = (at: number | string | null): string | undefined =>
  typeof at === 'number' ? new Date(at).toISOString() : (at ?? undefined)

const Root = styled.time`
  font-variant-numeric: tabular-nums;
`

/** Renders a `<time>` with a formatted time and a machine-readable `datetime`. Figures all have the same width. */
export const Time = ({ at, text, texts, ...rest }: TimeProps) => {
  const words = useKitTexts(texts)
  return (
    // The order of a date's parts follows the date's own language, whatever the text around it.
    <Root dir="auto" {...rest} dateTime={dateTimeText(at)}>
      {at === null ? words.unknown : text}
    </Root>
  )
}
