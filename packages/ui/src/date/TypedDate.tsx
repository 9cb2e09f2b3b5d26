import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { useLatePart } from '../late-part/useLatePart.ts'
import { tokens } from '../theme/theme.ts'
import { CalendarButton } from './CalendarButton.tsx'
import type { CalendarRange } from './CalendarPanel.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

interface TypedDateProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  /** Names the button that opens the calendar, and the calendar. */
  texts?: SomeTexts<'calendar'> | undefined
  min?: string | undefined
  max?: string | undefined
  /** The language of the calendar's names and digits. Default the document's language. */
  locale?: string | undefined
  /**
   * The IANA time zone that decides which day the calendar marks as today, "Asia/Manila" [S-358]. Default the device's.
   */
  timeZone?: string | undefined
  /** The range that this day is one end of: the calendar then chooses both. */
  range?: CalendarRange | undefined
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
    color: ${tokens.color.text};
  }
`

const load = async () => (await import('./CalendarPanel.tsx')).CalendarPanel

/** Sets the value of a native input as typing would, so that `onChange` and the form are notified. */
const enter = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * A native date input with the kit's calendar, in a frame, independent of `Field`. Renders a `<span>`.
 *
 * The calendar loads when its button is reached. If it fails to load, the browser's own opens.
 */
export const TypedDate = ({ texts, className, style, locale, timeZone, range, ...rest }: TypedDateProps) => {
  const words = useKitTexts(texts)
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState({ open: false, day: '' })
  const { part: Panel, state, fetch } = useLatePart(load)
  const input = () => frame.current?.querySelector('input')
  const open = opened.open && state !== 'failed'
  const failed = opened.open && state === 'failed'

  const fallBack = useEffectEvent(() => {
    input()?.focus()
    // A browser that no longer counts this as a user gesture refuses; the date can still be typed.
    try {
      input()?.showPicker()
    } catch {}
  })
  useEffect(() => {
    if (failed) fallBack()
  }, [failed])

  return (
    <ControlFrame ref={frame} className={className} style={style}>
      <Native dir="ltr" {...rest} type="date" />
      <CalendarButton
        ref={button}
        label={words.calendar}
        disabled={rest.disabled || rest.readOnly}
        aria-expanded={open}
        aria-busy={(open && state === 'loading') || undefined}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => {
          fetch()
          setOpened({ open: !open, day: input()?.value ?? '' })
        }}
      />
      {Panel && (
        <Panel
          open={open}
          onClose={() => setOpened({ ...opened, open: false })}
          label={words.calendar}
          frame={frame}
          button={button}
          min={rest.min}
          max={rest.max}
          locale={locale}
          timeZone={timeZone}
          chosen={
            range ?? {
              day: opened.day,
              onDay: (day) => {
                const native = input()
                if (native) enter(native, day)
              },
            }
          }
        />
      )}
    </ControlFrame>
  )
}
