import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { emptyDate } from '../input/emptyDate.ts'
import { useLatest } from '../latest/useLatest.ts'
import { useLatePart } from '../late-part/useLatePart.ts'
import { tokens } from '../theme/theme.ts'
import { CalendarButton } from './CalendarButton.tsx'
import type { CalendarRange } from './CalendarPanel.tsx'

interface TypedDateProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'className' | 'style'> {
  /** Names the button that opens the calendar. */
  buttonLabel: string
  /** Names the calendar: the day it chooses. */
  calendarLabel: string
  min?: string | undefined
  max?: string | undefined
  /** The language of the calendar's names and digits. Default: that of the nearest `lang` attribute. */
  locale?: string | undefined
  /**
   * The IANA time zone that decides which day the calendar marks as today, "Asia/Manila". Default: that of the
   * device.
   */
  timeZone?: string | undefined
  /** The range this date is one end of. The calendar sets both ends. */
  range: CalendarRange
}

/** Width of Firefox's calendar button and the padding behind it. */
const firefoxButton = '2.25rem'

const Native = styled(ControlInput)`
  font-variant-numeric: tabular-nums;
  /* The button is padding enough. */
  padding-inline-end: 0;
  ${emptyDate}

  &::-webkit-calendar-picker-indicator {
    display: none;
  }
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  /* Firefox has no name for its own calendar button, so it is cut off and replaced by the kit's. */
  @supports (-moz-appearance: none) {
    margin-inline-end: -${firefoxButton};
    padding-inline-end: ${tokens.space.s3};
    clip-path: inset(0 ${firefoxButton} 0 0);
  }
  &:where(:focus-visible)::-webkit-datetime-edit-fields-wrapper {
    color: ${tokens.color.text};
  }
`

const load = async () => (await import('./CalendarPanel.tsx')).CalendarPanel

/**
 * One end of a range: a native date input with the kit's calendar, in a frame, independent of `Field`. Renders a
 * `<span>`.
 *
 * The calendar loads when its button is hovered or focused. If it fails to load, the browser's own opens.
 */
export const TypedDate = ({ buttonLabel, calendarLabel, locale, timeZone, range, ...rest }: TypedDateProps) => {
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const { part: Panel, state, fetch } = useLatePart(load)
  const open = opened && state !== 'failed'
  const failed = opened && state === 'failed'

  const fallBack = useLatest(() => {
    const input = frame.current?.querySelector('input')
    input?.focus()
    // Throws when the browser no longer counts this as a user gesture. The date can still be typed.
    try {
      input?.showPicker()
    } catch {}
  })
  useEffect(() => {
    if (failed) fallBack()
  }, [failed, fallBack])

  return (
    <ControlFrame ref={frame}>
      <Native dir="ltr" {...rest} type="date" data-empty={rest.value === '' ? '' : undefined} />
      <CalendarButton
        ref={button}
        label={buttonLabel}
        disabled={rest.disabled}
        aria-expanded={open}
        aria-busy={(open && state === 'loading') || undefined}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => {
          fetch()
          setOpened(!open)
        }}
      />
      {Panel && (
        <Panel
          open={open}
          onClose={() => setOpened(false)}
          label={calendarLabel}
          frame={frame}
          button={button}
          min={rest.min}
          max={rest.max}
          locale={locale}
          timeZone={timeZone}
          range={range}
        />
      )}
    </ControlFrame>
  )
}
