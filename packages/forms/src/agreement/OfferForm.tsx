import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { useMemo } from 'react'
import { useFieldArray } from 'react-hook-form'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'
import {
  conditionsOf,
  emptyTier,
  givenRateTypes,
  offerSchema,
  offerTiers,
  type AgreementKind,
  type AgreementPeriod,
  type OfferBounds,
  type OfferEntry,
  type OfferTier,
  type OfferValues,
} from './offerSchema.ts'
import { TierFields } from './TierFields.tsx'

/** An offer in the platform's format. */
export interface Offer {
  /** The downline that receives the offer, as given to the form. */
  readonly downlineId: string
  /** The kind of contract. */
  readonly kind: AgreementKind
  /** Product type that the contract covers. */
  readonly productType: string
  /** Settlement period; only with `dividend`. */
  readonly period?: AgreementPeriod
  /** The steps in their order, at least one. */
  readonly tiers: readonly OfferTier[]
}

/** Props of {@link OfferForm}. */
export interface OfferFormProps extends SharedFormProps, DraftProps<OfferValues> {
  /** A direct downline. */
  readonly downlineId: string
  /** The kind of contract. */
  readonly kind: AgreementKind
  /** Limits of the offer. A single product type is preset and its field is not shown. */
  readonly bounds: OfferBounds
  /** Returns the name of a product type in the page's language. */
  readonly productText: (productType: string) => string
  /** The currency's sign, shown before amounts. */
  readonly currency: string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (offer: Offer) => Promise<Outcome>
  /** Shows a forecast of valid terms without sending an offer. If omitted there is no preview button. */
  readonly onPreview?: ((offer: Offer) => void) | undefined
}

const rateTypeTexts = { P: 'agreement_form.percent', A: 'agreement_form.fixed' } as const
const periodWords = { D: 'daily', W: 'weekly', H: 'half_month', M: 'monthly' } as const

/**
 * Offers a contract of one of the four kinds to a direct downline, in up to as many steps as the platform allows.
 * Renders a `<form>`, or a notice if the agent has nothing to offer. Sends only through `onSubmit`.
 */
export function OfferForm(props: OfferFormProps) {
  const { downlineId, kind, bounds, productText, currency, draft, onDraft, onSubmit, onPreview, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(() => offerSchema(kind, bounds, spelling), [kind, bounds, spelling])
  const [onlyProduct = ''] = bounds.productTypes.length === 1 ? bounds.productTypes : []
  const rateTypes = givenRateTypes(kind, bounds)
  const [condition = 'minimumBet'] = conditionsOf[kind]
  const [rateType = 'P'] = rateTypes
  const form = useKitForm({
    schema,
    mode: 'onBlur',
    initial: { productType: onlyProduct, period: '', rateType, tiers: [emptyTier], ...draft },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' })
  const offerOf = (values: OfferEntry): Offer => ({
    downlineId,
    kind,
    productType: values.productType,
    ...(kind === 'dividend' ? { period: values.period } : {}),
    tiers: offerTiers(kind, values, spelling),
  })
  const send = useDraft(form, onDraft, (values) => onSubmit(offerOf(values)))
  if (rateTypes.length === 0) return <Callout tone="info">{text('agreement_form.nothing_to_give')}</Callout>
  const placeholder = text('form.choose')
  return (
    <Form form={form} label={text(`agreement_form.${kind}`)} onValid={send} disabled={disabled}>
      {onlyProduct === '' ? (
        <SelectField<OfferValues>
          name="productType"
          label={text('agreement_form.product')}
          required
          placeholder={placeholder}
          options={bounds.productTypes.map((value) => ({ value, label: productText(value) }))}
        />
      ) : null}
      {kind === 'dividend' ? (
        <SelectField<OfferValues>
          name="period"
          label={text('agreement_form.period')}
          required
          placeholder={placeholder}
          options={bounds.periods.map((value) => ({
            value,
            label: text(`agreement_form.period_${periodWords[value]}`),
          }))}
        />
      ) : (
        <ChoiceField<OfferValues>
          name="rateType"
          legend={text('agreement_form.rate_type')}
          choices={rateTypes.map((value) => ({ value, label: text(rateTypeTexts[value]) }))}
        />
      )}
      {fields.map((field, index) => (
        <TierFields
          key={field.id}
          kind={kind}
          bounds={bounds}
          index={index}
          currency={currency}
          onRemove={
            fields.length > 1
              ? () => {
                  form.setFocus(`tiers.${index > 0 ? index - 1 : 1}.${condition}`)
                  remove(index)
                }
              : undefined
          }
        />
      ))}
      {fields.length < bounds.mostTiers ? (
        <Button variant="outline" tone="neutral" onClick={() => append(emptyTier)} disabled={disabled ?? false}>
          {text('agreement_form.add_tier')}
        </Button>
      ) : null}
      <ErrorSummary />
      {onPreview ? (
        <Button
          variant="outline"
          disabled={disabled ?? false}
          onClick={() => void form.handleSubmit((values) => onPreview(offerOf(values)))()}
        >
          {text('agreement_form.preview')}
        </Button>
      ) : null}
      <SubmitButton busyText={text('form.sending')}>{text('agreement_form.submit')}</SubmitButton>
    </Form>
  )
}
