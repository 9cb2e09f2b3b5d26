import { agreementFields, agreementKinds, agreementsStore, type AgreementFilters } from '@croupier/stores'
import { Button, Callout, EmptyState, Field, ListSkeleton, SegmentedControl, Select, tokens } from '@croupier/ui'
import { ArrowLeft, FilePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AgreementActions } from '../../agreements/AgreementActions.tsx'
import { AgreementCard } from '../../agreements/AgreementCard.tsx'
import { AgreementView } from '../../agreements/AgreementView.tsx'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useStore } from '../../app/RootContext.ts'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { EntryList } from '../../parts/centre/entries.ts'
import { PageHead, PageRoom } from '../../parts/centre/PageHead.tsx'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { OfferPage } from './OfferPage.tsx'

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  outline: 0;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.s3};
`

const Back = styled(Button)`
  justify-self: start;
`

/** Contracts of both sides: lists, one of them opened, and the offer of a new one (S-396 to S-402, N-7). */
export const AgreementsPage = observer(function AgreementsPage() {
  const text = useText()
  const store = useStore(agreementsStore)
  const [offers, setOffers] = useState(false)
  const { opened } = store
  const step = useStepFocus<HTMLDivElement>(opened ?? (offers ? 'offer' : 'list'))
  useAddressFields({ names: agreementFields, read: () => store.address, apply: (fields) => store.show(fields) })
  const back = () => {
    setOffers(false)
    store.open(undefined)
  }
  return (
    <PageRoom>
      <PageHead title={text('agreements.title')}>{text('agreements.intro')}</PageHead>
      <Step ref={step} tabIndex={-1}>
        {opened === undefined && !offers ? (
          <Contracts onOffer={() => setOffers(true)} />
        ) : (
          <>
            <Back
              size="sm"
              variant="ghost"
              tone="neutral"
              startIcon={<ArrowLeft aria-hidden data-mirrored="" />}
              onClick={back}
            >
              {text('agreements.back')}
            </Back>
            {opened === undefined ? (
              <OfferPage
                onSent={(id) => {
                  setOffers(false)
                  store.open(id)
                  void store.refresh()
                }}
              />
            ) : (
              <AgreementView id={opened} />
            )}
          </>
        )}
      </Step>
    </PageRoom>
  )
})

const Contracts = observer(function Contracts({ onOffer }: { onOffer: () => void }) {
  const text = useText()
  const store = useStore(agreementsStore)
  const { side, state, kind } = store.filters
  const waiting = store.waiting.data ?? []
  const [first] = waiting
  return (
    <>
      {first ? (
        <Callout
          tone="warning"
          action={
            <Button size="sm" onClick={() => store.open(first.id)}>
              {text('agreements.answer_now')}
            </Button>
          }
        >
          {text('agreements.waiting', { count: waiting.length })}
        </Callout>
      ) : null}
      <Tools>
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
      </Tools>
      <FilterChoices>
        <Field label={text('agreements.state')}>
          <Select
            options={(['inForce', 'open', 'ended'] as const).map((value) => ({
              value,
              label: text(`agreements.state_${value}`),
            }))}
            value={state}
            onValueChange={(value) => store.filter({ state: value as AgreementFilters['state'] })}
          />
        </Field>
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
      <ContractList />
    </>
  )
})

const ContractList = observer(function ContractList() {
  const text = useText()
  const words = useAgreementText()
  const store = useStore(agreementsStore)
  const { isLoading } = store.result
  return (
    <RemoteView
      value={store.result}
      waiting={<ListSkeleton rows={4} />}
      failed={{ headingLevel: 4, title: text('agreements.failed'), onRetry: () => store.load() }}
      dropsStale
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            headingLevel={4}
            title={text('agreements.empty_title')}
            text={text(`agreements.empty_${store.filters.side}`)}
          />
        ) : (
          <>
            <EntryList aria-busy={isLoading}>
              {list.map((agreement) => (
                <li key={agreement.id}>
                  <AgreementCard
                    agreement={agreement}
                    actions={
                      <>
                        <Button
                          variant="outline"
                          aria-label={text('agreements.details_of', { name: words.name(agreement) })}
                          onClick={() => store.open(agreement.id)}
                        >
                          {text('agreements.details')}
                        </Button>
                        <AgreementActions agreement={{ ...agreement, mayAnswer: false }} />
                      </>
                    }
                  />
                </li>
              ))}
            </EntryList>
            <PageButtons list={store} />
          </>
        )
      }
    </RemoteView>
  )
})
