import { moneyText } from '@croupier/money'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import * as z from 'zod/mini'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { useFormDisabled } from '../form/formDisabled.ts'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { StepHeading } from '../form/StepHeading.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositPause } from './DepositMethod.ts'

/** Props of {@link DepositPauseForm}. */
export interface DepositPauseFormProps extends SharedFormProps {
  /** Amount of the deposit, in minor units. */
  readonly amount: bigint
  readonly pause: DepositPause
  readonly money: (amount: string) => string
  readonly onGoOn: () => Promise<Outcome>
  readonly onBack: () => void
}

const nothing = z.object({})

/**
 * A pause before an unusually large deposit: plain facts and two buttons of equal size, without advice. Renders
 * a `<form>`.
 */
export function DepositPauseForm({ amount, pause, money, onGoOn, onBack, disabled }: DepositPauseFormProps) {
  const { text, spelling } = useFormText()
  const form = useKitForm({ schema: nothing, initial: {} })
  const { usual, week, limit } = pause
  return (
    <Form form={form} label={text('deposit.pause_title')} onValid={onGoOn} disabled={disabled} laterStep>
      <StepHeading>{text('deposit.pause_title')}</StepHeading>
      <Lead>{text('deposit.pause_text')}</Lead>
      <DescriptionList
        variant="sunken"
        items={[
          { label: text('deposit.pause_this'), value: money(moneyText(amount, spelling.digits)), strong: true },
          ...(usual ? [{ label: text('deposit.pause_usual'), value: money(usual) }] : []),
          { label: text('deposit.pause_week'), value: money(week) },
          ...(limit
            ? [
                {
                  label: text('deposit.pause_limit', { period: limit.period, amount: money(limit.amount) }),
                  value: money(limit.left),
                },
              ]
            : []),
        ]}
      />
      <ChangeAmount onBack={onBack} />
      <SubmitButton busyText={text('deposit.ordering')}>{text('deposit.continue')}</SubmitButton>
    </Form>
  )
}

function ChangeAmount({ onBack }: Pick<DepositPauseFormProps, 'onBack'>) {
  const { text } = useFormText()
  const off = useFormDisabled()
  return (
    <Button tone="neutral" size="lg" fullWidth disabled={off} onClick={onBack}>
      {text('deposit.pause_back')}
    </Button>
  )
}
