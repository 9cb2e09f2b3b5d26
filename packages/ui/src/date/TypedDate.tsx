import { useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { t } from '../theme/theme.ts'
import { CalendarButton } from './CalendarButton.tsx'

interface TypedDateProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Names the button that opens the calendar. */
  calendarText: string
}

const Native = styled(ControlInput)`
  font-variant-numeric: tabular-nums;

  &::-webkit-calendar-picker-indicator {
    display: none;
  }
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &:where(:focus-visible)::-webkit-datetime-edit-fields-wrapper {
    color: ${t.color.text};
  }
`

/** A native date with the kit's calendar button, in a frame; knows no `Field`. Renders a `<span>`. */
export const TypedDate = ({ calendarText, className, style, ...rest }: TypedDateProps) => {
  const frame = useRef<HTMLSpanElement>(null)
  const open = () => {
    const input = frame.current?.querySelector('input')
    input?.focus()
    input?.showPicker()
  }
  return (
    <ControlFrame ref={frame} className={className} style={style}>
      <Native {...rest} type="date" />
      <CalendarButton label={calendarText} disabled={rest.disabled || rest.readOnly} onClick={open} />
    </ControlFrame>
  )
}
