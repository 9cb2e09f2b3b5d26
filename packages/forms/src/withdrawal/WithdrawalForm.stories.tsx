import { Button } from '@croupier/ui/Button'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { expectAllOff, expectFirstFault, expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { LeaveGuard, useLeave } from '../unsaved/LeaveGuard.tsx'
import { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm.tsx'
import type { WithdrawalAccount, WithdrawalChoice, WithdrawalTerms } from './withdrawalSchema.ts'
import { Payout } from './examples/Payout.tsx'
import code from './examples/Payout.tsx?raw'

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
const filled = { bankCardId: 'b1', amount: '500' }

const meta = preview.meta({
  title: 'Forms/WithdrawalForm',
  component: WithdrawalForm,
  args: {
    accounts,
    terms,
    currency: '₱',
    money: peso,
    onAddAccount: fn(),
    onCharge: fn<WithdrawalFormProps['onCharge']>(async () => ({ fee: '15.00' })),
    onSubmit: fn<WithdrawalFormProps['onSubmit']>(async () => undefined),
  } satisfies WithdrawalFormProps,
  render: (args) => (
    <Plates>
      <WithdrawalForm {...args} />
    </Plates>
  ),
})

const amountIn = (element: HTMLElement) => labelled(element, /^amount/i)
const confirming = (element: HTMLElement) =>
  waitFor(() => expect(within(element).getByRole('heading', { name: /check your withdrawal/i })).toHaveFocus())

/** Goes from a filled first step to the second one. */
const toConfirm = async (element: HTMLElement) => {
  await tabTo(within(element).getByRole('button', { name: 'Continue' }), 30)
  await userEvent.keyboard('{Enter}')
  await confirming(element)
}

export const Withdrawing = meta.story()

Withdrawing.test(
  'names band, fee, payout and time before the payment password, keeps the way back, all by keyboard [S-345] [G-46] [G-48]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expectFirstFault(canvasElement, { submit: /continue/i, first: /BDO/, onSubmit: args.onCharge })
    await pick(canvasElement, /BDO/)
    await expect(amountIn(canvasElement)).toHaveAccessibleDescription(/₱100\.00.*₱1,200\.00/)
    await fill(canvasElement, /^amount/i, '500')
    await userEvent.keyboard('{Enter}')
    await confirming(canvasElement)
    await expect(args.onCharge).toHaveBeenCalledWith({
      withdrawAmount: 50_000n,
      withdrawType: 'BC',
      c2c: false,
    })
    await expect(canvasElement).toHaveTextContent('Fee₱15.00')
    await expect(canvasElement).toHaveTextContent('You receive₱485.00')
    await expect(canvasElement).toHaveTextContent('Usually within 30 minutes')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('radio', { name: /BDO/ })).toBeChecked()
    await expect(amountIn(canvasElement)).toHaveValue('500')
    await toConfirm(canvasElement)
    await expectFirstFault(canvasElement, {
      submit: /withdraw now/i,
      first: /payment password/i,
      onSubmit: args.onSubmit,
    })
    await fill(canvasElement, /^payment password/i, '123456')
    await expectSending(canvasElement, {
      submit: /withdraw now|sending/i,
      onSubmit: args.onSubmit,
      sent: [{ bankCardId: 'b1', amount: 50_000n, c2c: false, password: '123456' }],
    })
    // Accepted: the form is empty, so another press has nothing to send.
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue(''))
  },
)

export const ToAnAccount = meta.story({ ...example(Payout, code), decorators: onPlate })

ToAnAccount.test(
  'shows the fee of the chosen account, and a wrong payment password at its field',
  async ({ canvas, canvasElement }) => {
    await pick(canvasElement, /GCash/)
    await fill(canvasElement, /^amount/i, '500{Enter}')
    await confirming(canvasElement)
    await expect(canvasElement).toHaveTextContent('You receive₱500.00')
    await fill(canvasElement, /^payment password/i, '111111{Enter}')
    const password = labelled(canvasElement, /^payment password/i)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/not correct/))
    await userEvent.clear(password)
    await userEvent.type(password, '123456{Enter}')
    await expect(await canvas.findByText('₱500.00 will arrive within 30 minutes.')).toBeVisible()
    await expect(amountIn(canvasElement)).toHaveValue('')
  },
)

export const Filled = meta.story({ args: { draft: filled } })

export const Invalid = meta.story({
  args: { draft: { ...filled, amount: '1200.01' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(amountIn(canvasElement)).toHaveAccessibleDescription(/₱1,200\.00 is available/))
    await expect(amountIn(canvasElement)).toHaveFocus()
  },
})

export const BelowTheMinimum = meta.story({
  name: 'A balance below the minimum is explained above the amount, with where to find help [S-345]',
  args: {
    terms: { ...terms, available: '80.00' },
    draft: { bankCardId: 'b1', amount: '80' },
    help: <button type="button">Customer service</button>,
  },
  play: async ({ canvas, canvasElement }) => {
    const sentence = 'The smallest amount is ₱100.00. You have ₱80.00.'
    await expect(canvas.getByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(amountIn(canvasElement)).toHaveAccessibleDescription(`From ₱100.00 ${sentence}`))
  },
})

export const AskingFee = meta.story({
  args: { draft: filled, onCharge: fn<WithdrawalFormProps['onCharge']>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const go = within(canvasElement).getByRole('button', { name: 'Continue' })
    await userEvent.click(go)
    await waitFor(() => expect(go).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Refused = meta.story({
  args: {
    draft: filled,
    onCharge: fn<WithdrawalFormProps['onCharge']>(async () => ({
      fields: { amount: { text: 'The platform takes at most ₱400.00 tonight.' } },
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(amountIn(canvasElement)).toHaveAccessibleDescription(/at most ₱400\.00/))
    await expect(amountIn(canvasElement)).toHaveValue('500')
  },
})

export const FeeAboveAmount = meta.story({
  args: {
    draft: { ...filled, amount: '100', c2c: true },
    onCharge: fn<WithdrawalFormProps['onCharge']>(async () => ({ fee: '100.00' })),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(amountIn(canvasElement)).toHaveAccessibleDescription(/The fee is ₱100\.00\. Enter a higher amount\./),
    )
    await expect(args.onCharge).toHaveBeenCalledWith({ withdrawAmount: 10_000n, withdrawType: 'BC', c2c: true })
  },
})

export const Confirming = meta.story({
  args: {
    draft: filled,
    terms: { ...terms, codeFrom: '200.00' },
    code: { secondsLeft: 0, send: fn(async () => undefined) },
  },
  play: async ({ canvasElement }) => toConfirm(canvasElement),
})

Confirming.test('asks for a code from a certain amount on, by keyboard [S-345]', async ({ canvasElement, args }) => {
  await tabTo(within(canvasElement).getByRole('button', { name: 'Send code' }), 30)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^sms code/i)).toHaveFocus())
  await userEvent.keyboard('246810')
  await fill(canvasElement, /^payment password/i, '123456{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({
      bankCardId: 'b1',
      amount: 50_000n,
      c2c: false,
      password: '123456',
      verificationCode: '246810',
    }),
  )
})

export const WithoutCode = meta.story({
  args: { draft: filled, terms: { ...terms, codeFrom: '200.00' } },
  play: async ({ canvasElement }) => toConfirm(canvasElement),
})

WithoutCode.test('demands no code that cannot be requested [S-345]', async ({ canvasElement, args }) => {
  await expect(within(canvasElement).queryByRole('button', { name: 'Send code' })).toBeNull()
  await fill(canvasElement, /^payment password/i, '123456{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ bankCardId: 'b1', amount: 50_000n, c2c: false, password: '123456' }),
  )
})

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

/** A withdrawal on a page that keeps the draft. */
function Page(props: WithdrawalFormProps) {
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState<Partial<WithdrawalChoice>>()
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <LeaveGuard>
      <Plates>
        <WithdrawalForm {...props} draft={draft} onDraft={setDraft} />
      </Plates>
      <CloseButton onClose={() => setOpen(false)} />
    </LeaveGuard>
  )
}

const reopen = async (element: HTMLElement, asks: boolean) => {
  const page = within(document.body)
  await userEvent.click(within(element).getByRole('button', { name: 'Close' }))
  if (asks) await userEvent.click(await page.findByRole('button', { name: 'Leave' }))
  await userEvent.click(await within(element).findByRole('button', { name: 'Open' }))
}

// In strict mode, as in development, where the first step also reports its draft on mount.
export const Draft = meta.story({
  render: (args) => (
    <StrictMode>
      <Page {...args} />
    </StrictMode>
  ),
})

Draft.test(
  'keeps account and amount across steps and closing, never the password, and asks before they are left [S-345]',
  async ({ canvasElement }) => {
    await pick(canvasElement, /BDO/)
    await fill(canvasElement, /^amount/i, '500')
    await reopen(canvasElement, true)
    await expect(within(canvasElement).getByRole('radio', { name: /BDO/ })).toBeChecked()
    await expect(amountIn(canvasElement)).toHaveValue('500')
    await toConfirm(canvasElement)
    await fill(canvasElement, /^payment password/i, '1234')
    await reopen(canvasElement, true)
    await expect(amountIn(canvasElement)).toHaveValue('500')
    await toConfirm(canvasElement)
    await expect(labelled(canvasElement, /^payment password/i)).toHaveValue('')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }))
    await reopen(canvasElement, true)
    await expect(amountIn(canvasElement)).toHaveValue('500')
  },
)

Draft.test('forgets the draft once the withdrawal was taken [G-50]', async ({ canvasElement, args }) => {
  await pick(canvasElement, /BDO/)
  await fill(canvasElement, /^amount/i, '500')
  await toConfirm(canvasElement)
  await fill(canvasElement, /^payment password/i, '123456{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  await waitFor(() => expect(amountIn(canvasElement)).toHaveValue(''))
  await reopen(canvasElement, false)
  await expect(amountIn(canvasElement)).toHaveValue('')
  await expect(within(canvasElement).getByRole('radio', { name: /BDO/ })).not.toBeChecked()
})

export const Disabled = meta.story({ args: { disabled: true, draft: filled } })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))
