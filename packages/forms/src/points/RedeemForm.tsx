import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { CountField } from '../fields/CountField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { countOf } from '../schema/wholeNumber.ts'
import type { PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { redeemSchema, type RedeemableReward, type RedeemEntry } from './pointsSchema.ts'

/** A redemption, in the platform's format. */
export interface Redemption {
  /** `RedeemableReward.id` of the reward. */
  readonly rewardId: string
  /** How many, at least 1. */
  readonly quantity: number
  /** Where to ship goods; empty for other rewards. */
  readonly address: string
  /** Mobile number for the delivery, in national form with its leading zero; empty unless the reward is goods. */
  readonly mobile: string
  /** Payment password; undefined if it is not required. */
  readonly password?: string | undefined
}

/** Props of {@link RedeemForm}. */
export interface RedeemFormProps extends SharedFormProps, PasswordAsked {
  /** The reward to redeem. */
  readonly reward: RedeemableReward
  /** Available points. */
  readonly balance: number
  /** How mobile numbers of the market are written. */
  readonly mobileRule: MobileRule
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (redemption: Redemption) => Promise<Outcome>
}

/**
 * Redeems an item of the points mall. Renders a `<form>`; independent of stores, sends only through `onSubmit`.
 */
export function RedeemForm(props: RedeemFormProps) {
  const { reward, balance, mobileRule, asksPassword = true, onSubmit, disabled } = props
  const { text } = useFormText()
  const schema = useMemo(
    () => redeemSchema(reward, balance, mobileRule, asksPassword),
    [reward, balance, mobileRule, asksPassword],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { quantity: '1', address: '', mobile: '', password: '' },
  })
  const send = ({ quantity, ...rest }: RedeemEntry) =>
    onSubmit({ rewardId: reward.id, quantity: Number(quantity), ...rest })
  const goods = reward.type === 'goods'
  return (
    <Form form={form} label={text('points.redeem_title', { name: reward.name })} onValid={send} disabled={disabled}>
      <CountField<RedeemEntry> name="quantity" label={text('points.quantity')} required />
      <Price reward={reward} balance={balance} />
      {goods ? (
        <>
          <TextField<RedeemEntry>
            name="address"
            label={text('points.address')}
            required
            autoComplete="street-address"
          />
          <MobileField<RedeemEntry> name="mobile" label={text('in_increase_mobileNum')} required rule={mobileRule} />
        </>
      ) : null}
      {asksPassword ? <PaymentPasswordField<RedeemEntry> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('points.redeem')}</SubmitButton>
    </Form>
  )
}

/** Price of the typed quantity. Separate, so that only it re-renders while typing. */
function Price({ reward, balance }: Pick<RedeemFormProps, 'reward' | 'balance'>) {
  const { control } = useSurroundingForm<RedeemEntry>()
  const count = countOf(useWatch({ control, name: 'quantity' }))
  const { text } = useFormText()
  return (
    <DescriptionList
      variant="sunken"
      items={[
        { label: text('points.price'), value: text('points.count', { points: count * reward.points }), strong: true },
        { label: text('points.balance'), value: text('points.count', { points: balance }) },
      ]}
    />
  )
}
