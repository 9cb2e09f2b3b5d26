import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectAllOff, expectFirstFault, expectSending, fill, pick } from '../testing/formWalk.ts'
import { peso, pictureFile, Plates } from '../testing/storyPlate.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'

const onSubmit = fn(async () => undefined)

const payout = { id: 'p1', amount: '500.00', totalReceived: '300.00', totalRemaining: '500.00', allPaid: false }

const meta = preview.meta({ title: 'Forms/ReceiptForm' })

export const Confirming = meta.story({
  render: () => (
    <Plates>
      <ReceiptForm
        payout={payout}
        automaticText="Counts as received in 12 minutes."
        currency="₱"
        money={peso}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

Confirming.test(
  'asks for the part that arrived and shows what is left; for nothing, a proof [S-347] [S-348] [S-349] [S-351]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('in 12 minutes')
    await expectFirstFault(canvasElement, { submit: /send answer/i, first: /has the money arrived/i, onSubmit })
    await pick(canvasElement, /not received/i)
    await userEvent.click(canvas.getByRole('button', { name: /send answer/i }))
    await waitFor(() => expect(canvas.getByText(/upload proof of not receiving/i)).toBeVisible())
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      pictureFile(),
    )
    await userEvent.click(canvas.getByRole('button', { name: /send answer/i }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        id: 'p1',
        action: 'NOT_RECEIVED',
        comment: '',
        proof: [{ name: 'proof.png', type: 'image/png', data: btoa('picture') }],
      }),
    )
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: /received in part/i }))
    await fill(canvasElement, /^amount that/i, '120.50')
    await expect(canvasElement).toHaveTextContent('Not arrived yet₱379.50')
    await expectSending(canvasElement, {
      submit: /send answer|sending/i,
      onSubmit,
      sent: [{ id: 'p1', action: 'PARTIAL', comment: '', amount: '120.50' }],
    })
  },
)

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <ReceiptForm
      payout={payout}
      automaticText="Counts as received in 12 minutes."
      currency="₱"
      money={peso}
      onSubmit={onSubmit}
      {...off}
    />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })

export const Ended = meta.story({
  render: () => (
    <Plates>
      <ReceiptForm payout={{ ...payout, allPaid: true }} currency="₱" money={peso} onSubmit={onSubmit} />
      <ReceiptForm payout={{ ...payout, forced: true }} currency="₱" money={peso} onSubmit={onSubmit} />
    </Plates>
  ),
})

Ended.test(
  'asks nothing once all is paid, and says that a forced receipt stays [S-350] [S-352]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Everything has been paid and received.')
    await expect(canvasElement).toHaveTextContent(/cannot be reversed, and the deposit is not refunded/)
    await expect(within(canvasElement).queryByRole('form')).toBeNull()
  },
)
