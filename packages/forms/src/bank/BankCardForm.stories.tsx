import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { choose, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { mobileRules } from '../mobile/mobileRule.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { BankCardForm, type BankCardFormProps } from './BankCardForm.tsx'

const onSubmit = fn<BankCardFormProps['onSubmit']>(async () => undefined)
const bank = { cardType: 'BC', digits: { minimum: 10, maximum: 12 }, mobile: false, isWithdrawActive: true } as const
const banks = [
  { ...bank, bankCode: 'BDO', bankName: 'BDO Unibank' },
  { ...bank, bankCode: 'GCASH', bankName: 'GCash', cardType: 'EW', mobile: true },
  { ...bank, bankCode: 'BPI', bankName: 'Bank of the Philippine Islands', isWithdrawActive: false },
] as const
const form = (props: Partial<BankCardFormProps> = {}) => (
  <Plates>
    <BankCardForm {...{ banks, mobileRule: mobileRules.PH, onSubmit, ...props }} />
  </Plates>
)

const submit = /^add account|sending/i
const fillIn = async (element: HTMLElement) => {
  await choose(element, /bank or wallet/i, /BDO/)
  await fill(element, /^account number/i, '1234 567 890')
  await fill(element, /^name on/i, 'Maria Santos')
  await fill(element, /^payment password/i, '123456')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /bank or wallet/i,
  onSubmit,
  refusedAt: { name: 'accountNumber', label: /^account number/i },
})

const meta = preview.meta({
  title: 'Forms/BankCardForm',
  component: BankCardForm,
  args: { banks, mobileRule: mobileRules.PH, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'binds an account by keyboard, its number as the chosen bank writes it [S-345]',
  async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expect(labelled(canvasElement, /^account number/i)).toHaveAccessibleDescription(/10 to 12/)
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        {
          bankCode: 'BDO',
          accountNumber: '1234567890',
          accountName: 'Maria Santos',
          password: '123456',
          isDefault: false,
        },
      ],
    })
  },
)

/** A wallet is identified by its mobile number; the name is fixed, because every account must have the same one. */
export const Wallet = meta.story({ render: () => form({ accountName: 'Maria Santos' }) })

Wallet.test('binds a wallet by its mobile number, in the name that is fixed [S-345]', async ({ canvasElement }) => {
  await choose(canvasElement, /bank or wallet/i, /gcash/i)
  await expect(canvasElement).toHaveTextContent(/in the name of Maria Santos/)
  await fill(canvasElement, /^wallet number/i, '0917 123 4567')
  await fill(canvasElement, /^payment password/i, '123456')
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [
      {
        bankCode: 'GCASH',
        accountNumber: '09171234567',
        accountName: 'Maria Santos',
        password: '123456',
        isDefault: false,
      },
    ],
  })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
