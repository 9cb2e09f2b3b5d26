import { compareMoney, typedText } from '@croupier/money'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { spendableBand } from '../amount/spendableSchema.ts'
import { AccountField } from '../fields/AccountField.tsx'
import { AmountField } from '../fields/AmountField.tsx'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { useFormDisabled } from '../form/formDisabled.ts'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { useHandOver } from '../unsaved/useHandOver.ts'
import {
  bindsEverything,
  spendableOf,
  withdrawalChoiceSchema,
  type CheckedWithdrawal,
  type WithdrawalAccount,
  type WithdrawalChoice,
  type WithdrawalTerms,
} from './withdrawalSchema.ts'

/** Props of {@link WithdrawalChoiceForm}. */
export interface WithdrawalChoiceFormProps extends SharedFormProps {
  /** The accounts to choose from. */
  readonly accounts: readonly WithdrawalAccount[]
  /** Fees, bounds and times of a withdrawal. */
  readonly terms: WithdrawalTerms
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount (decimal text) as the page does. */
  readonly money: (amount: string) => string
  /** Shown in place of the available amount while the member hides the balance. */
  readonly mask?: string | undefined
  /** Where the member finds help when the available amount is below the minimum, such as a button. */
  readonly help?: ReactNode | undefined
  /** Adds another account. */
  readonly onAddAccount?: (() => void) | undefined
  /** Input of an earlier visit, to start with. */
  readonly draft: Partial<WithdrawalChoice>
  /** Called with the input when the step unmounts. */
  readonly onDraft: (draft: Partial<WithdrawalChoice>) => void
  /** The user has returned from the second step, so leaving would lose the earlier input. Default false. */
  readonly returned?: boolean | undefined
  readonly onChoice: (choice: CheckedWithdrawal) => Promise<Outcome>
}

/** The first step of a withdrawal: account and amount. Renders a `<form>`. */
export function WithdrawalChoiceForm(props: WithdrawalChoiceFormProps) {
  const { accounts, terms, currency, money, draft, onDraft, returned, onAddAccount, onChoice, disabled, mask, help } =
    props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => withdrawalChoiceSchema({ accounts, terms, spelling, money, isBalanceHidden: mask !== undefined }),
    [accounts, terms, spelling, money, mask],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { bankCardId: '', amount: '', c2c: false, ...draft },
  })
  useHandOver(form, onDraft)
  return (
    <Form form={form} label={text('withdrawal.title')} onValid={onChoice} disabled={disabled} laterStep={returned}>
      {bindsEverything(terms) && terms.turnoverLeft ? (
        <Callout tone="warning">{text('withdrawal.turnover_left', { amount: money(terms.turnoverLeft) })}</Callout>
      ) : null}
      {accounts.length === 0 ? <Callout tone="info">{text('withdrawal.no_account')}</Callout> : null}
      <AccountField<WithdrawalChoice>
        name="bankCardId"
        legend={text('withdrawal.to')}
        accounts={accounts}
        onAdd={onAddAccount}
        addText={text('withdrawal.add_account')}
      />
      <Amount accounts={accounts} terms={terms} currency={currency} money={money} mask={mask} help={help} />
      {terms.c2c ? (
        <CheckboxField<WithdrawalChoice> name="c2c" description={text('withdrawal.c2c_hint')}>
          {text('withdrawal.c2c')}
        </CheckboxField>
      ) : null}
      <SubmitButton busyText={text('withdrawal.asking_fee')}>{text('deposit.continue')}</SubmitButton>
    </Form>
  )
}

/** Amount, with the limits of the chosen account. Separate, so that only it re-renders when the account changes. */
function Amount({
  accounts,
  terms,
  currency,
  money,
  mask,
  help,
}: Pick<WithdrawalChoiceFormProps, 'accounts' | 'terms' | 'currency' | 'money' | 'mask' | 'help'>) {
  const { control, setValue } = useSurroundingForm<WithdrawalChoice>()
  const off = useFormDisabled()
  const bankCardId = useWatch({ control, name: 'bankCardId' })
  const { text, spelling } = useFormText()
  const kind = accounts.find(({ id }) => id === bankCardId)?.withdrawType
  const band = kind && terms.bands[kind]
  const spendable = band && spendableOf(terms, band, spelling)
  const limits = spendable && spendableBand(spendable)
  const isShort = spendable && limits && compareMoney(spendable.available, limits.min) < 0
  const isMasked = mask !== undefined
  const canTakeAll = limits !== undefined && compareMoney(limits.max, limits.min) >= 0
  const hint =
    limits &&
    (isMasked || !canTakeAll
      ? text('withdrawal.at_least', { min: money(limits.min) })
      : text('deposit.amount_hint', { min: money(limits.min), max: money(limits.max) }))
  const label = text('deposit.amount')
  return (
    <>
      <DescriptionList
        variant="sunken"
        items={[
          {
            label: text('withdrawal.available'),
            value: mask ?? money(terms.withdrawable ?? terms.available),
            strong: true,
          },
          ...(typeof band?.timesLeft === 'number'
            ? [{ label: text('withdrawal.times_left'), value: text('withdrawal.times', { count: band.timesLeft }) }]
            : []),
        ]}
      />
      {isShort && !isMasked && !bindsEverything(terms) ? (
        <Callout tone="info" action={help}>
          {text('amount.below_least', { min: money(limits.min), available: money(spendable.available) })}
        </Callout>
      ) : null}
      {terms.fixedAmounts ? (
        <SelectField<WithdrawalChoice>
          name="amount"
          label={label}
          required
          placeholder={text('form.choose_amount')}
          options={terms.fixedAmounts.map((fixed) => ({ value: typedText(fixed, spelling.mark), label: money(fixed) }))}
        />
      ) : (
        <>
          <AmountField<WithdrawalChoice> name="amount" label={label} description={hint} required currency={currency} />
          {canTakeAll ? (
            <div>
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                disabled={off}
                onClick={() =>
                  setValue('amount', typedText(limits.max, spelling.mark), {
                    shouldDirty: true,
                    shouldTouch: true,
                    shouldValidate: true,
                  })
                }
              >
                {isMasked ? text('withdrawal.all_masked') : text('withdrawal.all', { amount: money(limits.max) })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </>
  )
}
