import { useEffect, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { CalendarIcon } from '../date/CalendarIcon.tsx'
import { useFieldControl } from '../field/fieldContext.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { tokens } from '../theme/theme.ts'
import { ControlFrame, ControlInput } from './controlFrame.ts'
import { emptyDate } from './emptyDate.ts'
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
  ${emptyDate}

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

  /* Firefox draws its own icon; a disabled or read-only date opens no picker. */
  @supports (-moz-appearance: none) {
    display: none;
  }
  :where(input:disabled, input[readonly]) + & {
    display: none;
  }
`

const markEmpty = (input: HTMLInputElement | null) => void input?.toggleAttribute('data-empty', input.value === '')

/**
 * A single date such as a birthday. Renders a `<span>` frame around a native `<input type="date">`.
 *
 * Native on purpose: it can be typed part by part, follows the user's order of day and month, and works with every
 * screen reader and phone. Attributes out, on the input: `data-empty` while there is no whole date.
 */
export const DateInput = ({ className, style, onChange, ref, ...rest }: DateInputProps) => {
  const linked = useFieldControl(rest)
  const input = useRef<HTMLInputElement>(null)
  const joined = useJoinedRef(input, ref)
  // Written to the element, because a form may set the value of an uncontrolled input without a render.
  useEffect(() => markEmpty(input.current))
  return (
    <Root className={className} style={style}>
      <Native
        dir="ltr"
        {...rest}
        {...linked}
        ref={joined}
        type="date"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          markEmpty(event.target)
          onChange?.(event)
        }}
      />
      <Sign aria-hidden>
        <CalendarIcon />
      </Sign>
    </Root>
  )
}
