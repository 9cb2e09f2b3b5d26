import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { AmountField } from '../fields/AmountField.tsx'
import { CountField } from '../fields/CountField.tsx'
import { AllOptional } from '../fields/OptionalMark.tsx'
import { RateField } from '../fields/RateField.tsx'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { conditionsOf, type AgreementKind, type OfferBounds, type OfferValues } from './offerSchema.ts'

/** Props of {@link TierFields}. */
export interface TierFieldsProps {
  readonly kind: AgreementKind
  readonly bounds: OfferBounds
  /** Index of the step, from 0. */
  readonly index: number
  readonly currency: string
  /** Removes the step. Missing while it is the only one. */
  readonly onRemove?: (() => void) | undefined
}

/** One step of an offer: its conditions and rates. Renders a `<fieldset>`. */
export function TierFields({ kind, bounds, index, currency, onRemove }: TierFieldsProps) {
  const { text } = useFormText()
  const off = useFormDisabled()
  const { control } = useSurroundingForm<OfferValues>()
  const rateType = useWatch({ control, name: 'rateType' })
  const percent = rateType === 'P'
  const rates = [
    { name: 'rate' as const, most: percent ? bounds.highestPercent : bounds.highestAmount },
    ...(kind === 'realTime'
      ? [{ name: 'lossRate' as const, most: percent ? bounds.highestLossPercent : bounds.highestLossAmount }]
      : []),
  ]
  const title = text('agreement_form.tier', { number: index + 1 })
  return (
    <Group>
      <legend>{title}</legend>
      <Row>
        {conditionsOf[kind].map((name) => {
          const field = { name: `tiers.${index}.${name}` as const, label: text(`agreement_form.${name}`) }
          return name === 'activeMember' ? (
            <CountField<OfferValues> key={name} {...field} />
          ) : (
            <AmountField<OfferValues> key={name} {...field} currency={currency} />
          )
        })}
      </Row>
      {/* A real-time salary needs only one of its two rates. */}
      <AllOptional value={kind === 'realTime'}>
        <Row>
          {rates.map(({ name, most }) => {
            const field = {
              name: `tiers.${index}.${name}` as const,
              label: text(kind === 'realTime' ? `agreement_form.real_time_${name}` : 'agreement_form.rate'),
              description: text(percent ? 'downline.rate_at_most' : 'agreement_form.at_most', { most: Number(most) }),
              required: name === 'rate' && kind !== 'realTime',
            }
            return percent ? (
              <RateField<OfferValues> key={name} {...field} />
            ) : (
              <AmountField<OfferValues> key={name} {...field} currency={currency} />
            )
          })}
        </Row>
      </AllOptional>
      {onRemove ? (
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          disabled={off}
          onClick={onRemove}
          aria-label={text('agreement_form.remove_of', { name: title })}
        >
          {text('agreement_form.remove')}
        </Button>
      ) : null}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  margin: 0;
  padding: ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  & > legend {
    padding-inline: ${tokens.space.s1};
    font-weight: ${tokens.fontWeight.medium};
  }
`

/* One row for the conditions, one for the rates; the controls of a row are aligned. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s3};
`
