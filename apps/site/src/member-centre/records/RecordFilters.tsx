import { betRecordsStore } from '@croupier/stores'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { categoryOf, categoryOptions, statusOf, statusOptions } from '../../parts/records/betWords.ts'
import { FilterChoices, Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'

/** Filters of the betting record: period, category, vendor, status (S-354). */
export const RecordFilters = observer(function RecordFilters() {
  const text = useText()
  const { catalogue } = useRoot()
  const betRecords = useStore(betRecordsStore)
  const { state, category, vendor, status, range } = betRecords.filters
  const vendors = catalogue.received.data?.find(({ title }) => title === category)?.cards ?? []
  return (
    <Filters
      range={range}
      chosen={[category, vendor, status].filter((one) => one !== undefined).length}
      showText={text('records.show')}
    >
      <PeriodFilter range={range} onValueChange={(chosen) => betRecords.filter({ range: chosen })} />
      <FilterChoices>
        <Field label={text('records.category')}>
          <Select
            options={categoryOptions(text)}
            value={category ?? ''}
            onValueChange={(value) => betRecords.filter({ category: categoryOf(value), vendor: undefined })}
          />
        </Field>
        {category === undefined ? null : (
          <Field label={text('records.vendor')}>
            <Select
              options={[
                { value: '', label: text('records.all') },
                ...vendors.map((card) => ({ value: card.vassalage, label: vendorName(card) })),
              ]}
              value={vendor ?? ''}
              onValueChange={(value) => betRecords.filter({ vendor: value || undefined })}
            />
          </Field>
        )}
        {state === 'open' ? null : (
          <Field label={text('records.status')}>
            <Select
              options={statusOptions(text)}
              value={status ?? ''}
              onValueChange={(value) => betRecords.filter({ status: statusOf(value) })}
            />
          </Field>
        )}
      </FilterChoices>
    </Filters>
  )
})
