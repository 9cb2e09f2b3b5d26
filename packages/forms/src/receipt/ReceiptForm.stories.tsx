import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { off, expectFirstFault, expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { peso, pictureData, pictureFile, Plates } from '../testing/storyPlate.tsx'
import { ReceiptForm, type ReceiptFormProps } from './ReceiptForm.tsx'
import { PayoutAnswer } from './examples/PayoutAnswer.tsx'
import code from './examples/PayoutAnswer.tsx?raw'

const payout = { id: 'p1', amount: '500.00', totalReceived: '300.00', totalRemaining: '500.00', allPaid: false }
const start = Date.UTC(2026, 10, 21, 4)
const onAutomatic = fn()

const meta = preview.meta({
  title: 'Forms/ReceiptForm',
  component: ReceiptForm,
  args: {
    payout,
    automaticAt: start + 12 * 60_000,
    now: () => start,
    currency: '₱',
    money: peso,
    onSubmit: fn<ReceiptFormProps['onSubmit']>(async () => undefined),
  } satisfies ReceiptFormProps,
  render: (args) => (
    <Plates>
      <ReceiptForm {...args} />
    </Plates>
  ),
})

const press = (element: HTMLElement) =>
  userEvent.click(within(element).getByRole('button', { name: /send answer|sending/i }))

export const Confirming = meta.story()

Confirming.test(
  'asks for the part that arrived and shows what is left, or for a proof if nothing arrived [S-347] [S-348] [S-349] [S-351]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('Without an answer the payout counts as received.')
    await expect(canvas.getByRole('timer', { name: 'Time left to answer' })).toHaveTextContent('12:00')
    await expectFirstFault(canvasElement, {
      submit: /send answer/i,
      first: /has the money arrived/i,
      onSubmit: args.onSubmit,
    })
    await pick(canvasElement, /not received/i)
    await press(canvasElement)
    await waitFor(() => expect(canvas.getByText(/upload proof that you did not receive it/i)).toBeVisible())
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      pictureFile(),
    )
    await press(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        id: 'p1',
        action: 'NOT_RECEIVED',
        comment: '',
        proof: [{ name: 'proof.png', type: 'image/png', data: pictureData }],
      }),
    )
  },
)

Confirming.test(
  'sends a part by keyboard alone, and works out what has not arrived [S-349]',
  async ({ canvasElement, args }) => {
    await pick(canvasElement, /received in part/i)
    await fill(canvasElement, /^amount that/i, '120.50')
    await expect(canvasElement).toHaveTextContent('Not arrived yet₱379.50')
    await expectSending(canvasElement, {
      submit: /send answer|sending/i,
      onSubmit: args.onSubmit,
      sent: [{ id: 'p1', action: 'PARTIAL', comment: '', amount: 12_050n }],
    })
  },
)

export const Answering = meta.story({ ...example(PayoutAnswer, code), decorators: onPlate })

Answering.test('asks how a part arrived, and thanks for the answer', async ({ canvas, canvasElement }) => {
  await pick(canvasElement, /received in part/i)
  await fill(canvasElement, /^amount that/i, '120.50')
  await press(canvasElement)
  const comment = labelled(canvasElement, /^comment/i)
  await waitFor(() => expect(comment).toHaveAccessibleDescription(/Tell us how the money arrived/))
  await userEvent.type(comment, 'By two transfers')
  await press(canvasElement)
  await expect(await canvas.findByText('Thank you for your answer.')).toBeVisible()
})

export const Filled = meta.story({
  args: { draft: { action: 'PARTIAL', amount: '120.50', comment: 'By two transfers' } },
})

Filled.test('counts the characters of a draft too [S-367]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('16 of 140')
})

export const Invalid = meta.story({
  args: { draft: { action: 'PARTIAL', amount: '500' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(/from ₱0\.01 to ₱499\.99/i)).toBeVisible())
  },
})

export const ProofMissing = meta.story({
  args: { draft: { action: 'NOT_RECEIVED' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getByText(/upload proof that you did not receive it/i)).toBeVisible(),
    )
  },
})

export const Submitting = meta.story({
  args: {
    draft: { action: 'RECEIVED' },
    onSubmit: fn<ReceiptFormProps['onSubmit']>(() => new Promise(() => {})),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull())
  },
})

export const ServerError = meta.story({
  args: {
    draft: { action: 'RECEIVED' },
    onSubmit: fn<ReceiptFormProps['onSubmit']>(async () => ({ message: { text: 'This payout was answered before.' } })),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus())
  },
})

let time = start
const movingTime = () => time

export const RunsOut = meta.story({
  args: { now: movingTime, onAutomatic },
  beforeEach: () => {
    time = start
    onAutomatic.mockClear()
  },
})

RunsOut.test('asks nothing more once the payout counts as received [S-351]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByRole('timer')).toHaveTextContent('12:00')
  time = start + 12 * 60_000
  await waitFor(() => expect(canvasElement).toHaveTextContent('This payout counts as received.'), { timeout: 3_000 })
  await expect(canvas.queryByRole('form')).toBeNull()
  await expect(onAutomatic).toHaveBeenCalledOnce()
})

export const Disabled = meta.story(off)

export const AllPaid = meta.story({ args: { payout: { ...payout, allPaid: true } } })

export const Forced = meta.story({ args: { payout: { ...payout, forced: true } } })

AllPaid.test('asks nothing once all is paid [S-350]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Everything has been paid and received.')
  await expect(within(canvasElement).queryByRole('form')).toBeNull()
})

Forced.test('says that a forced receipt stays [S-352]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/cannot be reversed, and the deposit is not refunded/)
  await expect(within(canvasElement).queryByRole('form')).toBeNull()
})
