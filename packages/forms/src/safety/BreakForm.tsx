import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { StepHeading } from '../form/StepHeading.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Lengths of breaks, as on the wire. */
export type BreakLength = '24h' | '7d' | '30d' | '6w' | '6m' | '1y' | '5y'

/** Props of {@link BreakForm}. */
export interface BreakFormProps extends SharedFormProps {
  /** A short break or a self-exclusion; each is explained first. */
  readonly kind: 'timeOut' | 'exclusion'
  /** The lengths of a break to choose from. */
  readonly lengths: readonly BreakLength[]
  /** The end of a break that starts now, as a formatted date and time. */
  readonly endText: (length: BreakLength) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (pause: { readonly length: BreakLength }) => Promise<Outcome>
}

const words = { timeOut: 'time_out', exclusion: 'exclusion' } as const

/**
 * Starts a break. Renders one `<form>` at a time: first the choice of length, with none preselected and all of equal
 * weight; then one confirmation that states the end. Nothing urges the user to stay.
 */
export function BreakForm(props: BreakFormProps) {
  const [length, setLength] = useState<BreakLength>()
  const [confirming, setConfirming] = useState(false)
  if (confirming && length) {
    return <BreakConfirm {...props} length={length} onBack={() => setConfirming(false)} />
  }
  const choose = async (chosen: BreakLength) => {
    setLength(chosen)
    setConfirming(true)
  }
  return <BreakChoice {...props} length={length} onChoose={choose} />
}

function BreakChoice({
  kind,
  lengths,
  endText,
  length = '' as const,
  onChoose,
  disabled,
}: BreakFormProps & {
  readonly length: BreakLength | '' | undefined
  readonly onChoose: (length: BreakLength) => Promise<void>
}) {
  const { text } = useFormText()
  const schema = useMemo(() => z.object({ length: oneOf(lengths) }), [lengths])
  const form = useKitForm({ schema, initial: { length } })
  // Going back has removed the button that had the focus.
  const cameBack = useRef(length !== '')
  const { setFocus } = form
  useEffect(() => {
    if (cameBack.current) setFocus('length')
  }, [setFocus])
  return (
    <Form
      form={form}
      label={text(`safety_form.${words[kind]}_title`)}
      onValid={({ length: chosen }) => onChoose(chosen)}
      disabled={disabled}
    >
      <Lead>{text(`safety_form.${words[kind]}_text`)}</Lead>
      <ChoiceField<{ length: BreakLength }>
        name="length"
        legend={text('safety_form.length')}
        required
        choices={lengths.map((value) => ({
          value,
          label: text(`safety_form.length_${value}`),
          description: text('safety_form.until', { end: endText(value) }),
        }))}
      />
      <SubmitButton busyText={text('form.sending')}>{text('deposit.continue')}</SubmitButton>
    </Form>
  )
}

const nothingToCheck = z.object({})

function BreakConfirm({
  kind,
  length,
  endText,
  onBack,
  onSubmit,
  disabled,
}: BreakFormProps & { readonly length: BreakLength; readonly onBack: () => void }) {
  const { text } = useFormText()
  const form = useKitForm({ schema: nothingToCheck, initial: {} })
  const title = text(kind === 'exclusion' ? 'safety_form.confirm_exclusion' : 'safety_form.confirm')
  return (
    <Form form={form} label={title} onValid={() => onSubmit({ length })} disabled={disabled}>
      <StepHeading>{title}</StepHeading>
      <DescriptionList
        variant="sunken"
        items={[
          { label: text('safety_form.length'), value: text(`safety_form.length_${length}`) },
          { label: text('safety_form.ends'), value: endText(length), strong: true },
        ]}
      />
      <Callout tone="info">{text(`safety_form.${words[kind]}_effect`)}</Callout>
      <SubmitButton busyText={text('form.sending')}>
        {text(kind === 'exclusion' ? 'safety_form.start_exclusion' : 'safety_form.start')}
      </SubmitButton>
      <BackButton onBack={onBack} />
    </Form>
  )
}
