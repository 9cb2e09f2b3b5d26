import { agreementModules } from '@croupier/api'
import { OfferForm } from '@croupier/forms/OfferForm'
import { agreementKinds, offerStore, type AgreementKind, type OfferTerms } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Combobox } from '@croupier/ui/Combobox'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { ReplayFigures } from '../../agreements/ReplayFigures.tsx'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Ends = styled.ul`
  margin: ${tokens.space.s2} 0 0;
  padding-inline-start: ${tokens.space.s5};
`

const products = ['CONS', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
type Product = (typeof products)[number]

/**
 * Offers a contract: the downline, kind, games and steps, with last month simulated before it is sent (S-397, S-402,
 * N-7).
 *
 * @param props.onSent called when the offer with this id was sent, now or earlier
 */
export const OfferPage = observer(function OfferPage({ onSent }: { onSent: (id: string) => void }) {
  const text = useText()
  const offers = useStore(offerStore)
  const [receiver, setReceiver] = useState<string | null>(null)
  const { system } = useRoot()
  const kinds = agreementKinds.filter((one) => system.hasModules([agreementModules[one]]))
  const [kind, setKind] = useState<AgreementKind>(kinds[0] ?? 'dividend')
  useEffect(() => {
    void offers.search('')
  }, [offers])
  useEffect(() => {
    void offers.loadOwn(kind)
    void offers.loadOpen(kind)
  }, [offers, kind])
  return (
    <PageSection title={text('agreements.offer')}>
      <p>{text('agreements.offer_text')}</p>
      <FilterChoices>
        <Field label={text('agreements.offer_to')} required>
          <Combobox
            options={(offers.receivers.data ?? []).map(({ id, account }) => ({ value: id, label: account }))}
            value={receiver}
            onValueChange={setReceiver}
            onSearch={(typed) => void offers.search(typed)}
            loading={offers.receivers.isLoading}
            texts={{ nothingFound: text('agreements.offer_none') }}
          />
        </Field>
        <Field label={text('agreements.kind')}>
          <Select
            options={kinds.map((value) => ({ value, label: text(`agreements.kind_${value}`) }))}
            value={kind}
            onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
          />
        </Field>
      </FilterChoices>
      <RemoteView
        value={offers.own}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('agreements.offer_bounds_failed'),
          onRetry: () => offers.loadOwn(kind),
        }}
        dropsStale
      >
        {(own) => {
          const isWhole = own.some(({ productType }) => productType === 'CONS')
          const given = products.filter((one) => isWhole || own.some(({ productType }) => productType === one))
          return given.length === 0 ? (
            <EmptyState
              headingLevel={4}
              size="sm"
              title={text('agreements.offer_nothing_title')}
              text={text('agreements.offer_nothing_text')}
            />
          ) : receiver === null ? null : (
            <Terms key={`${receiver} ${kind}`} receiver={receiver} kind={kind} given={given} onSent={onSent} />
          )
        }}
      </RemoteView>
    </PageSection>
  )
})

const Terms = observer(function Terms({
  receiver,
  kind,
  given,
  onSent,
}: {
  receiver: string
  kind: AgreementKind
  given: readonly Product[]
  onSent: (id: string) => void
}) {
  const text = useText()
  const money = useMoney()
  const words = useAgreementText()
  const intl = useIntl()
  const { modals, toasts } = useRoot()
  const offers = useStore(offerStore)
  const [product, setProduct] = useState<Product>(given[0] ?? 'CONS')
  useEffect(() => {
    void offers.loadBounds(kind, product)
  }, [offers, kind, product])
  const waiting = offers.open.data?.find(({ partyId, productType }) => partyId === receiver && productType === product)
  const name = offers.receivers.data?.find(({ id }) => id === receiver)?.account ?? ''
  return (
    <>
      <FilterChoices>
        <Field label={text('agreement_form.product')}>
          <Select
            options={given.map((value) => ({ value, label: words.product(value) }))}
            value={product}
            onValueChange={(value) => setProduct(given.find((one) => one === value) ?? product)}
          />
        </Field>
      </FilterChoices>
      <RemoteView
        value={offers.bounds}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('agreements.offer_bounds_failed'),
          onRetry: () => offers.loadBounds(kind, product),
        }}
      >
        {(bounds) => (
          <>
            <Note>
              {text('agreements.offer_rules', { days: bounds.offerDays, stake: money.amount(bounds.activeStake) })}
            </Note>
            {waiting ? (
              <Callout
                tone="info"
                action={
                  <Button size="sm" onClick={() => onSent(waiting.id)}>
                    {text('agreements.open_request')}
                  </Button>
                }
              >
                {text('agreements.offer_waits', { name })}
              </Callout>
            ) : (
              <Card>
                <FormTexts>
                  <OfferForm
                    key={product}
                    downlineId={receiver}
                    kind={kind}
                    bounds={{ ...bounds, productTypes: [product] }}
                    productText={words.product}
                    currency={money.sign}
                    onPreview={(offer) => void offers.look(termsOf(offer, product))}
                    onSubmit={async (offer) => {
                      const answer = await modals.open({
                        kind: 'confirm',
                        tone: 'info',
                        titleKey: 'agreements.offer_question',
                        textKey: 'agreements.offer_review',
                        values: {
                          name,
                          kind: text(`agreements.kind_${kind}`),
                          product: words.product(product),
                          terms: intl.formatList(offer.tiers.map((tier) => words.step(kind, tier))),
                          days: bounds.offerDays,
                        },
                        confirmKey: 'agreement_form.submit',
                        cancelKey: 'in_more_cancel',
                      })
                      if (answer !== 'confirmed') return formOutcome({ kind: 'ignored' })
                      const outcome = await offers.send(termsOf(offer, product))
                      if (outcome.kind === 'done') {
                        toasts.show({ tone: 'success', textKey: 'agreements.offer_done', values: { name } })
                        onSent(outcome.agreement.id)
                      }
                      return formOutcome(outcome)
                    }}
                  />
                </FormTexts>
              </Card>
            )}
          </>
        )}
      </RemoteView>
      <Preview kind={kind} />
    </>
  )
})

const termsOf = (
  offer: Parameters<Parameters<typeof OfferForm>[0]['onSubmit']>[0],
  productType: Product,
): OfferTerms => ({
  ...offer,
  productType,
  tiers: [...offer.tiers],
})

/** Last month under terms that are not sent yet, and what agreeing to them would end (N-7, S-401). */
const Preview = observer(function Preview({ kind }: { kind: AgreementKind }) {
  const text = useText()
  const words = useAgreementText()
  const offers = useStore(offerStore)
  const { preview } = offers
  if (preview.value.state === 'idle') return null
  return (
    <PageSection title={text('agreements.replay')} aria-live="polite">
      <RemoteView
        value={preview}
        waiting={<Skeleton style={{ blockSize: '8rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('agreements.replay_failed'),
          onRetry: () => offers.look(),
        }}
        dropsStale
      >
        {(shown) => (
          <>
            <ReplayFigures kind={kind} replay={shown} />
            {shown.wouldEnd.length > 0 ? (
              <Callout tone="warning" title={text('agreements.ends_title')}>
                <Ends>
                  {shown.wouldEnd.map((one) => (
                    <li key={one.id}>
                      {text('agreements.ends_item', {
                        name: one.account ?? text('agreements.unavailable'),
                        kind: text(`agreements.kind_${one.kind}`),
                        product: words.product(one.productType),
                        rate: words.rate(one.rate, one.rateType),
                      })}
                    </li>
                  ))}
                </Ends>
              </Callout>
            ) : null}
          </>
        )}
      </RemoteView>
    </PageSection>
  )
})
