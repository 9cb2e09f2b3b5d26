import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { BankCardForm } from './BankCardForm.tsx'

const onSubmit = fn(async () => undefined)

const bank = { cardType: 'BC', digits: { minimum: 10, maximum: 12 }, mobile: false, isWithdrawActive: true } as const
const banks = [
  { ...bank, bankCode: 'BDO', bankName: 'BDO Unibank' },
  { ...bank, bankCode: 'GCASH', bankName: 'GCash', cardType: 'EW' as const, mobile: true },
]

const meta = preview.meta({ title: 'Forms/BankCardForm' })

export const Binding = meta.story({
  render: () => (
    <Plates>
      <BankCardForm banks={banks} mobileRule={mobileRules.PH} onSubmit={onSubmit} />
    </Plates>
  ),
})

Binding.test(
  'binds an account by keyboard, its number as the chosen bank writes it [S-345]',
  async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit: /add account/i, first: /bank or wallet/i, onSubmit })
    await choose(canvasElement, /bank or wallet/i, /BDO/)
    await expect(labelled(canvasElement, /^account number/i)).toHaveAccessibleDescription(/10 to 12/)
    await fill(canvasElement, /^account number/i, '1234 567 890')
    await fill(canvasElement, /^name on/i, 'Maria Santos')
    await fill(canvasElement, /^payment password/i, '123456')
    await expectSending(canvasElement, {
      submit: /add account|sending/i,
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

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <BankCardForm banks={banks} mobileRule={mobileRules.PH} onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
