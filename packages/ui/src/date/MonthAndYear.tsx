import { endOfMonth, startOfMonth, type CalendarDate } from '@internationalized/date'
import { ChevronDown } from 'lucide-react'
import { useContext } from 'react'
import {
  CalendarMonthPicker,
  CalendarYearPicker,
  RangeCalendarStateContext,
  useLocale,
  type Key,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

const Pair = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: center;
  min-inline-size: 0;

  /* Where large text leaves no room for the names between the buttons they are below. */
  @container (max-width: 17rem) {
    grid-area: 2 / 1 / auto / -1;
    flex-wrap: wrap;
  }
`

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-inline-end: ${tokens.space.s1};
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
`

const Choice = styled.select`
  appearance: none;
  /* As wide as the selected name if the browser supports it; otherwise as the longest. */
  field-sizing: content;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding-block: 0;
  padding-inline: ${tokens.space.s2} calc(${tokens.space.s2} + 1rem);
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
  text-overflow: ellipsis;
  cursor: pointer;

  &:where(:hover) {
    background: ${tokens.color.neutralSoft};
  }
  & > option {
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.text};
    font-weight: ${tokens.fontWeight.regular};
  }
`

interface PickerProps {
  readonly picker: {
    readonly 'aria-label': string
    readonly value: Key
    readonly onChange: (key: Key | null) => void
    readonly items: readonly { readonly id: number; readonly date: CalendarDate; readonly formatted: string }[]
  }
  readonly beyond: (date: CalendarDate) => boolean
}

const Picker = ({ picker: { items, value, onChange, ...name }, beyond }: PickerProps) => (
  <Frame>
    <Choice {...name} value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map(({ id, date, formatted }) => (
        <option key={id} value={id} disabled={beyond(date)}>
          {formatted}
        </option>
      ))}
    </Choice>
    <ChevronDown size={16} aria-hidden />
  </Frame>
)

/**
 * The month and the year of a one-month calendar, each a native `<select>`, in the order of the language. A distant
 * year takes two presses. Renders a `<div>`.
 */
export const MonthAndYear = () => {
  const state = useContext(RangeCalendarStateContext)
  const { locale } = useLocale()
  if (!state) return null
  const { minValue, maxValue } = state
  const beyond = (date: CalendarDate) =>
    Boolean(
      (minValue && endOfMonth(date).compare(minValue) < 0) || (maxValue && startOfMonth(date).compare(maxValue) > 0),
    )
  const parts = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).formatToParts()
  const yearFirst = parts.findIndex(({ type }) => type === 'year') < parts.findIndex(({ type }) => type === 'month')
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(picker) => <Picker picker={picker} beyond={beyond} />}
    </CalendarMonthPicker>
  )
  const year = (
    <CalendarYearPicker key="year" visibleYears={100}>
      {(picker) => <Picker picker={picker} beyond={() => false} />}
    </CalendarYearPicker>
  )
  return <Pair>{yearFirst ? [year, month] : [month, year]}</Pair>
}
