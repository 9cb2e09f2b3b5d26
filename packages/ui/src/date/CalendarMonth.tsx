import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { isWordless } from './calendarLocale.ts'
import { MonthAndYear } from './MonthAndYear.tsx'

const Month = styled.div`
  container-type: inline-size;
  inline-size: 19.25rem;
  max-inline-size: 100%;
`

const Head = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.75rem;
  align-items: center;
  min-block-size: 2.75rem;

  & > :last-child {
    grid-column: 3;
  }
`

const Title = styled(CalendarHeading)`
  grid-column: 2;
  margin: 0;
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
  text-align: center;
`

const Page = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  cursor: pointer;

  &:where([data-hovered]) {
    background: ${tokens.color.neutralSoft};
  }
  &:where(:disabled) {
    color: ${tokens.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
  & > svg:dir(rtl) {
    scale: -1 1;
  }
`

const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & td {
    padding: 1px 0;
  }
`

const Weekday = styled(CalendarHeaderCell)`
  padding-block: ${tokens.space.s1};
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.medium};
`

const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  border-radius: ${tokens.radius.md};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: 0;

  &:where([data-outside-month]) {
    visibility: hidden;
  }
  &:where([data-hovered]) {
    background: ${tokens.color.neutralSoft};
  }
  &:where([data-today]) {
    box-shadow: inset 0 0 0 1px ${tokens.color.borderStrong};
    font-weight: ${tokens.fontWeight.semibold};
  }
  &:where([data-selected]) {
    border-radius: 0;
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
  &:where([data-selection-start], [data-selection-end]) {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.fontWeight.semibold};
  }
  &:where([data-selection-start]) {
    border-start-start-radius: ${tokens.radius.md};
    border-end-start-radius: ${tokens.radius.md};
  }
  &:where([data-selection-end]) {
    border-start-end-radius: ${tokens.radius.md};
    border-end-end-radius: ${tokens.radius.md};
  }
  &:where([data-disabled], [data-unavailable]) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  &:where([data-disabled]) {
    opacity: 0.55;
  }
  /* It is focusable, so a paler colour is not enough. */
  &:where([data-unavailable]) {
    text-decoration: line-through;
  }
  &:where([data-focus-visible]) {
    box-shadow:
      inset 0 0 0 2px ${tokens.color.focus},
      inset 0 0 0 4px ${tokens.color.surfaceRaised};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;

    &:where([data-selected]) {
      background: Highlight;
      color: HighlightText;
    }
    &:where([data-disabled], [data-unavailable]) {
      color: GrayText;
    }
    &:where([data-focus-visible]) {
      box-shadow: inset 0 0 0 3px ButtonText;
    }
  }
`

interface CalendarMonthProps {
  /** How many months the calendar shows. */
  readonly months: number
  /** Which of them this is, from 0. */
  readonly at: number
}

/**
 * One month of a calendar: its name, weekdays and days. Renders a `<div>`.
 *
 * The first month has the button to the previous one, the last month the button to the next; each is named after the
 * month it brings into view, in the calendar's language. A calendar of one month has lists of months and years. If the
 * engine lacks words in the language, attributes mark the chosen day and today.
 */
export const CalendarMonth = ({ months, at }: CalendarMonthProps) => {
  const state = useContext(RangeCalendarStateContext)
  const { locale } = useLocale()
  if (!state) return null
  const monthAt = (offset: number) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: state.timeZone }).format(
      state.visibleRange.start.add({ months: offset }).toDate(state.timeZone),
    )
  const named = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: state.timeZone })
  return (
    <Month>
      <Head>
        {at === 0 ? (
          <Page slot="previous" aria-label={monthAt(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </Page>
        ) : null}
        {months === 1 ? <MonthAndYear /> : <Title offset={{ months: at }} />}
        {at === months - 1 ? (
          <Page slot="next" aria-label={monthAt(months)}>
            <ChevronRight size={20} aria-hidden />
          </Page>
        ) : null}
      </Head>
      <Grid offset={{ months: at }}>
        <CalendarGridHeader>{(name) => <Weekday>{name}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) =>
            isWordless(locale) ? (
              <Day
                date={date}
                render={(props, { isSelected, isToday }) => (
                  <div
                    {...props}
                    aria-label={named.format(date.toDate(state.timeZone))}
                    aria-describedby={undefined}
                    aria-pressed={isSelected}
                    aria-current={isToday ? 'date' : undefined}
                  />
                )}
              />
            ) : (
              <Day date={date} />
            )
          }
        </CalendarGridBody>
      </Grid>
    </Month>
  )
}
