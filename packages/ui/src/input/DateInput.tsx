import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { tokens } from '../theme/theme.ts'
import { ControlFrame, ControlInput } from './controlFrame.ts'

/** Props of {@link DateInput}. `min`, `max` and `value` are ISO dates, "1990-12-31". */
export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The first day that may be chosen, as 2026-11-21. */
  min?: string | undefined
  /** The last day that may be chosen, as 2026-11-21. */
  max?: string | undefined
}

const DateField = styled(ControlInput)`
  font-variant-numeric: tabular-nums;

  &::-webkit-calendar-picker-indicator {
    padding: ${tokens.space.s1};
    cursor: pointer;
  }
`

/**
 * A single date such as a birthday. Renders a `<span>` frame around a native `<input type="date">`.
 *
 * The browser's own field is taken on purpose: it can be typed part by part, follows the person's own order of day and
 * month, and is known to every screen reader and phone.
 */
export const DateInput = ({ className, style, ...rest }: DateInputProps) => {
  const linked = useFieldControl(rest)
  return (
    <ControlFrame className={className} style={style}>
      <DateField {...rest} {...linked} type="date" />
    </ControlFrame>
  )
}
