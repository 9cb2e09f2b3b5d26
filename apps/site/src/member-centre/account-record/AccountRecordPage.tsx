import { accountRecordFields, accountRecordStore, movementTypes, type MovementType } from '@croupier/stores'
import { pastShortcuts } from '@croupier/locales/calendar'
import { EmptyState, Field, ListSkeleton, Pagination, Select, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { useStore } from '../../app/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { usePaginationTexts } from '../../parts/text/usePaginationTexts.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { CsvButton } from '../records/CsvButton.tsx'
import { FilterChoices, Filters } from '../records/Filters.tsx'
import { PeriodFilter } from '../records/PeriodFilter.tsx'
import { AccountSums } from './AccountSums.tsx'
import { MovementTable } from './MovementTable.tsx'
import { movementExportColumns } from './movementExport.ts'

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  &:where([data-stale]) {
    opacity: 0.6;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s2};
`

const shortcuts = [...pastShortcuts, 'previous_90'] as const

/** Every movement on the account, three months at once, with sums and export (S-355, S-358 to S-361, G-39). */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const text = useText()
  const record = useStore(accountRecordStore)
  const { type, range } = record.filters
  useAddressFields({ names: accountRecordFields, read: () => record.address, apply: record.show })
  return (
    <PageRoom>
      <PageHead title={text('in_account_record')} />
      <Filters range={range} showText={text('account_record.show')}>
        <PeriodFilter range={range} onChange={(chosen) => record.chooseRange(chosen)} shortcuts={shortcuts} />
        <FilterChoices>
          <Field label={text('account_record.type')}>
            <Select
              options={[
                { value: '', label: text('records.all') },
                ...movementTypes.map((value) => ({ value, label: text(`account_record.type_${value}`) })),
              ]}
              value={type ?? ''}
              onValueChange={(value) => record.filter({ type: typeOf(value) })}
            />
          </Field>
        </FilterChoices>
      </Filters>
      <AccountSums />
      <Movements />
    </PageRoom>
  )
})

const typeOf = (value: string): MovementType | undefined => movementTypes.find((type) => type === value)

const Movements = observer(function Movements() {
  const text = useText()
  const { moment } = useMomentText()
  const labels = usePaginationTexts()
  const record = useStore(accountRecordStore)
  const { isLoading } = record.result
  const { from, to } = record.filters.range
  if (record.rangeProblem) return null
  return (
    <RemoteView
      value={record.result}
      waiting={<ListSkeleton rows={6} />}
      failed={{ headingLevel: 4, title: text('account_record.failed'), onRetry: () => record.load() }}
      dropsStale
    >
      {(page) => (
        <Result aria-busy={isLoading} data-stale={isLoading ? '' : undefined}>
          {page.list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              title={text('account_record.empty_title')}
              text={text('account_record.empty_text')}
            />
          ) : (
            <>
              <MovementTable page={page} />
              <PrintSheet title={`${text('in_account_record')}, ${from} – ${to}`}>
                <MovementTable page={page} />
              </PrintSheet>
              <Tools>
                <PrintButton />
                <CsvButton
                  columns={movementExportColumns(text, moment)}
                  rows={(signal) => record.everyRow(signal)}
                  fileName={`account-${from}-${to}.csv`}
                />
              </Tools>
            </>
          )}
          <Pagination
            page={record.page}
            pages={record.pageCount}
            onPageChange={record.goTo}
            texts={labels}
            loading={isLoading}
          />
        </Result>
      )}
    </RemoteView>
  )
})
