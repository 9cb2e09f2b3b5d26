import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { CalendarIcon } from '../date/CalendarIcon.tsx'
import { useFieldControl } from '../field/fieldContext.ts'
import { tokens } from '../theme/theme.ts'
import { ControlFrame, ControlInput } from './controlFrame.ts'
import { reachMargin } from './innerButton.ts'

/** Props of {@link DateInput}. `min`, `max` and `value` are ISO dates, "1990-12-31". */
export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The first day that may be chosen, as 2026-11-21. */
  min?: string | undefined
  /** The last day that may be chosen, as 2026-11-21. */
  max?: string | undefined
}

const Root = styled(ControlFrame)`
  position: relative;
`

const Native = styled(ControlInput)`
  font-variant-numeric: tabular-nums;
  padding-inline-end: 0;

  /* The browser's button is transparent above the kit's icon, so all dates of a form look alike. */
  &::-webkit-calendar-picker-indicator {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: ${reachMargin} 0;
    padding: 0.75rem;
    cursor: pointer;
    opacity: 0;
  }
`

const Sign = styled.span`
  position: absolute;
  inset-inline-end: 0.75rem;
  color: ${tokens.color.textMuted};
  pointer-events: none;

  /* Firefox draws its own icon; a disabled or read-only date opens nothing. */
  @supports (-moz-appearance: none) {
    display: none;
  }
  :where(input:disabled, input[readonly]) + & {
    display: none;
  }
`

/**
 * A single date such as a birthday. Renders a `<span>` frame around a native `<input type="date">`.
 *
 * Native on purpose: it can be typed part by part, follows the user's order of day and month, and works with every
 * screen reader and phone.
 */
export const DateInput = ({ className, style, ...rest }: DateInputProps) => {
  const linked = useFieldControl(rest)
  return (
    <Root className={className} style={style}>
      <Native dir="ltr" {...rest} {...linked} type="date" />
      <Sign aria-hidden>
        <CalendarIcon />
      </Sign>
    </Root>
  )
}
