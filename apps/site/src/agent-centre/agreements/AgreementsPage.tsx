import { agreementFields, agreementKinds, agreementsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Field } from '@croupier/ui/Field'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { Select } from '@croupier/ui/Select'
import { FilePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AgreementList } from '../../agreements/AgreementList.tsx'
import { AgreementView } from '../../agreements/AgreementView.tsx'
import { WaitingAgreements } from '../../agreements/WaitingAgreements.tsx'
import { StateChoice } from '../../agreements/StateChoice.tsx'
import { useStore } from '../../base/RootContext.ts'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { CentreStep } from '../../parts/centre/CentreStep.tsx'
import { PageHead, PageTools } from '../../parts/centre/PageHead.tsx'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { OfferPage } from './OfferPage.tsx'

/** Contracts of both sides: lists, one of them opened, and the offer of a new one (S-396 to S-402, N-7). */
export const AgreementsPage = observer(function AgreementsPage() {
  const text = useText()
  const store = useStore(agreementsStore)
  const [offers, setOffers] = useState(false)
  const { opened } = store
  useAddressFields({ names: agreementFields, read: () => store.address, apply: (fields) => store.show(fields) })
  return (
    <Stack>
      <PageHead title={text('agreements.title')}>{text('agreements.intro')}</PageHead>
      <CentreStep
        step={opened ?? (offers ? 'offer' : undefined)}
        backText={text('agreements.back')}
        onBack={() => {
          setOffers(false)
          store.close()
        }}
      >
        {opened !== undefined ? (
          <AgreementView id={opened} />
        ) : offers ? (
          <OfferPage
            onSent={(id) => {
              setOffers(false)
              store.open(id)
              void store.refresh()
            }}
          />
        ) : (
          <Contracts onOffer={() => setOffers(true)} />
        )}
      </CentreStep>
    </Stack>
  )
})

const Contracts = observer(function Contracts({ onOffer }: { onOffer: () => void }) {
  const text = useText()
  const store = useStore(agreementsStore)
  const { side, kind } = store.filters
  return (
    <>
      <WaitingAgreements />
      <PageTools>
        <SegmentedControl
          legend={text('agreements.side')}
          hideLegend
          choices={(['upline', 'downline'] as const).map((value) => ({
            value,
            label: text(`agreements.side_${value}`),
          }))}
          value={side}
          onChange={({ target }) => store.filter({ side: target.value === 'downline' ? 'downline' : 'upline' })}
        />
        <Button startIcon={<FilePlus aria-hidden />} onClick={onOffer}>
          {text('agreements.offer')}
        </Button>
      </PageTools>
      <FilterChoices>
        <StateChoice />
        <Field label={text('agreements.kind')}>
          <Select
            options={[
              { value: '', label: text('records.all') },
              ...agreementKinds.map((value) => ({ value, label: text(`agreements.kind_${value}`) })),
            ]}
            value={kind ?? ''}
            onValueChange={(value) => store.filter({ kind: agreementKinds.find((one) => one === value) })}
          />
        </Field>
      </FilterChoices>
      <AgreementList />
    </>
  )
})
