import { betRecordsStore } from '@croupier/stores'
import { Card, Field, Select, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { bookOf, bookOptions, statusOf, statusOptions } from './betWords.ts'
import { PeriodFilter } from './PeriodFilter.tsx'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space.s3};
`

/** What narrows the betting record down: period, category, vendor, status (S-354). Renders a `<section>`. */
export const RecordFilters = observer(function RecordFilters() {
  const text = useText()
  const { catalogue } = useRoot()
  const betRecords = useStore(betRecordsStore)
  const { book, vendor, status } = betRecords.filters
  const vendors = catalogue.received.data?.find(({ title }) => title === book.split('_')[0])?.cards ?? []
  return (
    <section aria-label={text('records.filters')}>
      <Root>
        <PeriodFilter />
        <Choices>
          <Field label={text('records.category')}>
            <Select
              options={bookOptions(text)}
              value={book}
              onValueChange={(value) => betRecords.filter({ book: bookOf(value), vendor: undefined })}
            />
          </Field>
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
          <Field label={text('records.status')}>
            <Select
              options={statusOptions(text)}
              value={status ?? ''}
              onValueChange={(value) => betRecords.filter({ status: statusOf(value) })}
            />
          </Field>
        </Choices>
      </Root>
    </section>
  )
})
