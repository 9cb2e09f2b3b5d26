import type { AgreementKind } from '@croupier/stores'
import { salaryFields, salaryStores } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { CentreStep } from '../../parts/centre/CentreStep.tsx'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { FilterChoices, Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { SalaryTable } from './SalaryTable.tsx'
import { salaryTitles } from './salaryTitles.ts'
import { SalaryWork } from './SalaryWork.tsx'

const directions = ['in', 'out'] as const
const statuses = ['paid', 'due'] as const

/** Payments of one kind of contract, received and paid, each with how it was worked out (S-388, S-403, S-405, N-1). */
export const SalaryPage = observer(function SalaryPage({ kind }: { kind: AgreementKind }) {
  const text = useText()
  const store = useStore(salaryStores[kind])
  const { opened } = store
  useAddressFields({ names: salaryFields, read: () => store.address, apply: (fields) => store.show(fields) })
  return (
    <Stack>
      <PageHead title={text(salaryTitles[kind])}>{text(`salary.intro_${kind}`)}</PageHead>
      <CentreStep step={opened} backText={text('salary.back')} onBack={() => store.open(undefined)}>
        {opened === undefined ? <Payments kind={kind} /> : <SalaryWork kind={kind} id={opened} />}
      </CentreStep>
    </Stack>
  )
})

const Payments = observer(function Payments({ kind }: { kind: AgreementKind }) {
  const text = useText()
  const store = useStore(salaryStores[kind])
  const { direction, status, range } = store.filters
  return (
    <>
      {kind === 'realTime' ? <NextPayment /> : null}
      <Filters range={range} showText={text('salary.show')}>
        <PeriodFilter
          range={range}
          onValueChange={(chosen) => store.filter({ range: chosen })}
          shortcuts={periodShortcuts}
        />
        <FilterChoices data-few="">
          <Field label={text('salary.direction')}>
            <Select
              options={directions.map((value) => ({ value, label: text(`salary.direction_${value}`) }))}
              value={direction}
              onValueChange={(value) => store.filter({ direction: value === 'out' ? 'out' : 'in' })}
            />
          </Field>
          <Field label={text('salary.status')}>
            <Select
              options={[
                { value: '', label: text('records.all') },
                ...statuses.map((value) => ({ value, label: text(`salary.status_${value}`) })),
              ]}
              value={status ?? ''}
              onValueChange={(value) => store.filter({ status: statuses.find((one) => one === value) })}
            />
          </Field>
        </FilterChoices>
      </Filters>
      <SalaryTable kind={kind} />
    </>
  )
})

/** When the next real-time salary is paid; the list then reloads (S-403). */
const NextPayment = observer(function NextPayment() {
  const text = useText()
  const { time } = useDateTimeText()
  const { platformClock, ports } = useRoot()
  const store = useStore(salaryStores.realTime)
  const [next, setNext] = useState(() => store.nextSettlement())
  useEffect(() => {
    const timer = ports.clock.setTimeout(
      () => {
        void store.load()
        setNext(store.nextSettlement())
      },
      Math.max(0, next - platformClock.now()) + 1_000,
    )
    return () => ports.clock.clearTimeout(timer)
  }, [next, platformClock, store, ports])
  return <Callout>{text('salary.next', { time: time(next) })}</Callout>
})

/** Dividends: a share of the team's losses, by half months and the contract's other periods (S-405). */
export const DividendPage = () => <SalaryPage kind="dividend" />
/** Daily salary. */
export const DailySalaryPage = () => <SalaryPage kind="daily" />
/** Hourly salary. */
export const HourlySalaryPage = () => <SalaryPage kind="hourly" />
/** Real-time salary (S-403). */
export const RealTimeSalaryPage = () => <SalaryPage kind="realTime" />
