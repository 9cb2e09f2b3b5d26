import { statementTypes, type StatementType } from '@croupier/api'
import { accountRecordFields, accountRecordStore } from '@croupier/stores'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { observer } from 'mobx-react-lite'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useRowTarget } from '../../parts/centre/useRowTarget.ts'
import { CsvButton } from '../../parts/records/CsvButton.tsx'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { FilterChoices, Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { AccountSums } from './AccountSums.tsx'
import { MovementTable } from './MovementTable.tsx'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { movementExportColumns } from './movementExport.ts'

/**
 * All transactions of the account, up to three months at a time, with sums and export (S-355, S-358 to S-361, G-39).
 */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const text = useText()
  const record = useStore(accountRecordStore)
  const { type, range } = record.filters
  useAddressFields({ names: accountRecordFields, read: () => record.address, apply: record.show })
  useRowTarget('order', record.result.data)
  return (
    <Stack>
      <PageHead title={text('in_account_record')} />
      <Filters range={range} showText={text('account_record.show')}>
        <PeriodFilter
          range={range}
          onValueChange={(chosen) => record.chooseRange(chosen)}
          shortcuts={periodShortcuts}
        />
        <FilterChoices data-few="">
          <Field label={text('account_record.type')}>
            <Select
              options={[
                { value: '', label: text('records.all') },
                ...statementTypes.map((value) => ({ value, label: text(`account_record.type_${value}`) })),
              ]}
              value={type ?? ''}
              onValueChange={(value) => record.filter({ type: typeOf(value) })}
            />
          </Field>
        </FilterChoices>
      </Filters>
      <AccountSums />
      <Movements />
    </Stack>
  )
})

const typeOf = (value: string): StatementType | undefined => statementTypes.find((type) => type === value)

const Movements = observer(function Movements() {
  const text = useText()
  const time = useExportTime()
  const record = useStore(accountRecordStore)
  const { from, to } = record.filters.range
  if (record.rangeProblem) return null
  return (
    <RecordResult
      record={record}
      failed={text('account_record.failed')}
      empty={{ title: text('account_record.empty_title'), text: text('account_record.empty_text') }}
      printTitle={text('in_account_record')}
      range={record.filters.range}
      renderPrint={(page) => <MovementTable page={page} print />}
      csv={
        <CsvButton
          columns={movementExportColumns(text, time)}
          rows={(signal) => record.everyRow(signal)}
          fileName={`account-${from}-${to}.csv`}
        />
      }
    >
      {(page) => <MovementTable page={page} />}
    </RecordResult>
  )
})
