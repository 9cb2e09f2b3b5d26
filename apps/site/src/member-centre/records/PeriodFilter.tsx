import { addDays, betRecordsStore, civilDate, type DateRange, rangeFault } from '@croupier/stores'
import { Button, DateInput, Field, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../root/RootContext.ts'
import { useText } from '../../text/useText.ts'

const longestDays = 90

const Root = styled.fieldset`
  display: grid;
  gap: ${t.space.s3};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
`

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${t.space.s3};
`

const Legend = styled.legend`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

const faultKeys = {
  'not-a-date': 'records.range_not_a_date',
  'end-before-start': 'records.range_end_before_start',
  'too-long': 'records.range_too_long',
} as const

// A year being typed reads as 0002, 0020, 0202: nothing is asked for until it is whole.
const isWhole = (date: string) => date >= '1000'

/**
 * The period of the record: shortcuts, or two days of one's own. A range that is refused says why and asks for nothing
 * (S-358, S-360). Renders a `<fieldset>`.
 */
export const PeriodFilter = observer(function PeriodFilter() {
  const text = useText()
  const { merchant, world } = useRoot()
  const betRecords = useStore(betRecordsStore)
  const { range } = betRecords.filters
  const [typed, setTyped] = useState<DateRange>()
  const { from, to } = typed ?? range
  const fault = typed && isWhole(typed.from) && isWhole(typed.to) ? rangeFault(typed, longestDays) : undefined
  const today = civilDate(world.clock.now(), merchant.current.timeZone)
  const shortcuts = [
    { key: 'records.today', range: { from: today, to: today } },
    { key: 'records.previous_7', range: betRecords.rangeOf('previous7') },
    { key: 'records.previous_30', range: betRecords.rangeOf('previous30') },
  ]

  const choose = (next: DateRange) => {
    setTyped(undefined)
    betRecords.filter({ range: next })
  }
  const type = (change: Partial<DateRange>) => {
    const next = { from, to, ...change }
    if (isWhole(next.from) && isWhole(next.to) && !rangeFault(next, longestDays)) choose(next)
    else setTyped(next)
  }

  return (
    <Root>
      <Legend>{text('records.period')}</Legend>
      <Shortcuts>
        {shortcuts.map(({ key, range: offered }) => {
          const chosen = !typed && offered.from === range.from && offered.to === range.to
          return (
            <Button
              key={key}
              size="sm"
              variant={chosen ? 'soft' : 'outline'}
              tone={chosen ? 'accent' : 'neutral'}
              aria-pressed={chosen}
              onClick={() => choose(offered)}
            >
              {text(key)}
            </Button>
          )
        })}
      </Shortcuts>
      <Dates>
        <Field label={text('records.from')} error={fault && text(faultKeys[fault], { days: longestDays })}>
          <DateInput
            value={from}
            max={today}
            min={addDays(today, -3650)}
            onChange={(event) => type({ from: event.target.value })}
          />
        </Field>
        <Field label={text('records.to')}>
          <DateInput value={to} max={today} onChange={(event) => type({ to: event.target.value })} />
        </Field>
      </Dates>
    </Root>
  )
})
