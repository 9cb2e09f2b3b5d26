import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectAllOff, expectFirstFault, expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import type { WithdrawalAccount, WithdrawalTerms } from './withdrawalSchema.ts'

const onSubmit = fn(async () => undefined)

const onCharge = fn(async () => ({ fee: '15.00' }))
const accounts: readonly WithdrawalAccount[] = [
  { id: 'b1', name: 'BDO', number: '•••• 1234', withdrawType: 'BC' },
  { id: 'w1', name: 'GCash', number: '•••• 4567', withdrawType: 'EW' },
]
const terms: WithdrawalTerms = {
  bands: { BC: { minimum: '100.00', maximum: '50000.00', timesLeft: 2 }, EW: { minimum: '50.00', maximum: '5000.00' } },
  available: '1200.00',
  expectedMinutes: 30,
  password: true,
  c2c: true,
}

const meta = preview.meta({ title: 'Forms/WithdrawalForm' })

export const Withdrawing = meta.story({
  render: () => (
    <Plates>
      <WithdrawalForm
        accounts={accounts}
        terms={terms}
        currency="₱"
        money={peso}
        onAddAccount={fn()}
        onCharge={onCharge}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

Withdrawing.test(
  'names band, fee, payout and time before the payment password, keeps the way back, all by keyboard [S-345] [G-46] [G-48]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectFirstFault(canvasElement, { submit: /continue/i, first: /BDO/, onSubmit: onCharge })
    await pick(canvasElement, /BDO/)
    await expect(labelled(canvasElement, /^amount/i)).toHaveAccessibleDescription(/₱100\.00.*₱1,200\.00/)
    await fill(canvasElement, /^amount/i, '500')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /check your withdrawal/i })).toHaveFocus())
    await expect(onCharge).toHaveBeenCalledWith({ withdrawAmount: '500.00', withdrawType: 'BC' })
    await expect(canvasElement).toHaveTextContent('Fee₱15.00')
    await expect(canvasElement).toHaveTextContent('You receive₱485.00')
    await expect(canvasElement).toHaveTextContent('Usually within 30 minutes')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(labelled(canvasElement, /^amount/i)).toHaveValue('500.00')
    await userEvent.click(canvas.getByRole('button', { name: /continue/i }))
    await waitFor(() => canvas.getByRole('button', { name: /withdraw now/i }))
    await expectFirstFault(canvasElement, { submit: /withdraw now/i, first: /payment password/i, onSubmit })
    await fill(canvasElement, /^payment password/i, '123456')
    await expectSending(canvasElement, {
      submit: /withdraw now|sending/i,
      onSubmit,
      sent: [{ bankCardId: 'b1', amount: '500.00', c2c: false, password: '123456' }],
    })
  },
)

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <WithdrawalForm
      accounts={accounts}
      terms={terms}
      currency="₱"
      money={peso}
      onAddAccount={fn()}
      onCharge={onCharge}
      onSubmit={onSubmit}
      {...off}
    />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
