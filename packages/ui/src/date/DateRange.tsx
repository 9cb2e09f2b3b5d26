import {
  dayRangeFault,
  longestDayRange,
  type DayRange,
  type DayRangeFault,
  type DayRangeRules,
} from '@croupier/locales/calendar'
import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormReset } from '../field/useFormReset.ts'
import { needs } from '../needs/needs.ts'
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../radio/ChoiceFieldset.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { tokens } from '../theme/theme.ts'
import { RangeShortcuts, type DayRangeShortcut } from './RangeShortcuts.tsx'
import { TypedDate } from './TypedDate.tsx'

export type { DayRangeShortcut } from './RangeShortcuts.tsx'

/** Texts of a {@link DateRange}. */
export interface DateRangeTexts extends SomeTexts<'required' | 'optional' | 'calendar'> {
  /** Names the first day: "From". */
  readonly from: string
  /** Names the last day: "To". */
  readonly to: string
  /** What is wrong and how to fix it. Called with `incomplete` only after the focus has left both days. */
  readonly fault: (fault: DayRangeFault) => string
}

/** Props of {@link DateRange}; what is not listed goes to the `<fieldset>`. */
export interface DateRangeProps
  extends
    Omit<ChoiceFieldsetProps, 'onChange' | 'children' | 'role' | 'defaultValue' | 'texts'>,
    Partial<DayRangeRules> {
  /** The range, when controlled. */
  value?: DayRange | undefined
  /** Initial range, when uncontrolled. Default: none. */
  defaultValue?: DayRange | undefined
  /** Called with valid ranges only. */
  onValueChange?: ((range: DayRange) => void) | undefined
  /** Preset ranges, shown as buttons above the two dates. */
  shortcuts?: readonly DayRangeShortcut[] | undefined
  /** The language of the calendar's names and digits, "bn-u-nu-beng". Default: that of the nearest `lang` attribute. */
  locale?: string | undefined
  /**
   * The IANA time zone that decides which day the calendar marks as today, "Asia/Manila". Default: that of the
   * device.
   */
  timeZone?: string | undefined
  /** Form field names of the two date inputs. */
  names?: { readonly from: string; readonly to: string } | undefined
  /** Texts in the language of the page. */
  texts: DateRangeTexts
}

const Shortcuts = styled(RangeShortcuts)`
  margin-block-end: ${tokens.space.s3};
`

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${tokens.space.s3};
  /* A filter panel can make the dates narrower to fit something next to them. */
  inline-size: var(--cr-date-range-size, 100%);
`

const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s1};
  min-inline-size: 0;

  & > label {
    font-size: ${tokens.fontSize.sm};
    color: ${tokens.color.textMuted};
  }
`

const none: DayRange = { from: '', to: '' }

/**
 * A first and a last day, typed, chosen from a calendar or taken from a shortcut. Renders a `<fieldset>`. The calendar
 * of either date sets both, and shows two months if there is room.
 *
 * An invalid range stays as typed, shows the reason and is not passed to `onValueChange`, so it causes no request.
 * Attributes out: `data-invalid`; `aria-pressed` on the active shortcut.
 */
export const DateRange = ({
  value,
  defaultValue = none,
  onValueChange,
  min,
  max,
  maxDays = longestDayRange,
  shortcuts = [],
  locale,
  timeZone,
  names,
  texts,
  error,
  disabled = false,
  onBlur,
  ...rest
}: DateRangeProps) => {
  if (process.env.NODE_ENV !== 'production') needs('DateRange', { texts })
  const words = useKitTexts(texts)
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<DayRange>()
  const [left, setLeft] = useState(false)
  const root = useFormReset<HTMLDivElement>(() => {
    setTyped(undefined)
    setLeft(false)
    setOwn(defaultValue)
  })
  const range = value ?? own
  const [last, setLast] = useState(range)
  // Another range from outside takes the place of what was typed.
  if (last.from !== range.from || last.to !== range.to) {
    setLast(range)
    setTyped(undefined)
    setLeft(false)
  }
  const shown = typed ?? range
  const fault = typed && dayRangeFault(typed, { min, max, maxDays })
  // An incomplete date is not an error while it is being typed.
  const named: ReactNode = fault && (fault !== 'incomplete' || left) ? texts.fault(fault) : error

  const choose = (next: DayRange) => {
    setTyped(undefined)
    setLeft(false)
    setOwn(next)
    onValueChange?.(next)
  }
  const type = (part: Partial<DayRange>) => {
    const next = { ...shown, ...part }
    if (dayRangeFault(next, { min, max, maxDays })) setTyped(next)
    else choose(next)
  }
  const day = (part: 'from' | 'to') => ({
    id: `${id}${part}`,
    value: shown[part],
    buttonLabel: `${words.calendar}: ${texts[part]}`,
    calendarLabel: texts[part],
    locale,
    timeZone,
    range: { value: shown, onRange: type, maxDays },
    'aria-invalid': named ? true : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type({ [part]: event.target.value }),
    ...(names && { name: names[part] }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  })
  return (
    <ChoiceFieldset
      {...rest}
      texts={texts}
      disabled={disabled}
      error={named}
      onBlur={(event) => {
        onBlur?.(event)
        if (fault === 'incomplete' && !event.currentTarget.contains(event.relatedTarget)) setLeft(true)
      }}
    >
      <div ref={root}>
        {shortcuts.length > 0 ? (
          <Shortcuts shortcuts={shortcuts} chosen={typed ? undefined : range} disabled={disabled} onChoose={choose} />
        ) : null}
        <Dates>
          {(['from', 'to'] as const).map((part) => (
            <Day key={part}>
              <label htmlFor={`${id}${part}`}>{texts[part]}</label>
              <TypedDate {...day(part)} disabled={disabled} />
            </Day>
          ))}
        </Dates>
      </div>
    </ChoiceFieldset>
  )
}
