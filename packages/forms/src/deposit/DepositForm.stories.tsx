import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { bangladeshiMethods, depositStart, sampleMethod } from '../testing/depositSamples.ts'
import { bangladesh, depositArgs } from '../testing/depositStory.tsx'
import { FormPlate } from '../testing/FormPlate.tsx'
import { expectAllOff, fill, labelled, pick } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { DepositForm, type DepositFormProps } from './DepositForm.tsx'
import { WalletDeposit } from './examples/WalletDeposit.tsx'
import code from './examples/WalletDeposit.tsx?raw'

// The first step: promotion, method, amount. The details that each method then requires are in
// DepositMethods.stories.tsx.

const meta = preview.meta({
  title: 'Forms/DepositForm',
  component: DepositForm,
  decorators: [
    (Story) => (
      <FormPlate style={{ maxInlineSize: '40rem' }}>
        <Story />
      </FormPlate>
    ),
  ],
  args: depositArgs,
})

const amountIn = (element: HTMLElement) => labelled(element, /^amount$/i)

export const Choice = meta.story()

Choice.test(
  'lists the methods of the market with band, fee, usual time and hours, closed ones too [S-340] [G-48]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: /gcash/i })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /maya.*₱100\.00.*₱50,000\.00.*no fee.*5 minutes/i })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /instapay.*06:00 to 23:00.*₱15\.00.*15 minutes/i })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /counter.*closed.*08:00 to 20:00/i })).toBeDisabled()
    await pick(canvasElement, /instapay/i)
    await expect(canvasElement).toHaveTextContent('Fee₱15.00')
    await expect(canvasElement).toHaveTextContent('Expected timeabout 15 minutes')
    await expect(canvasElement).toHaveTextContent('Opening hoursOpen 06:00 to 23:00')
  },
)

Choice.test(
  'orders by keyboard alone, with no promotion and exact decimals [S-340] [S-342] [Q-09]',
  async ({ canvasElement, args }) => {
    await pick(canvasElement, /maya/i)
    await fill(canvasElement, /^amount$/i, '1,500.5{Enter}')
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'MAYA', amount: 150_050n }))
  },
)

Choice.test('offers amounts by one press, none of them chosen beforehand [G-50]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const quick = within(canvas.getByRole('group', { name: 'Amounts to choose from' })).getAllByRole('button')
  await expect(amountIn(canvasElement)).toHaveValue('')
  await expect(quick.filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([])
  await tabTo(canvas.getByRole('button', { name: '₱1,000.00' }), 30)
  await userEvent.keyboard('{Enter}')
  await expect(amountIn(canvasElement)).toHaveValue('1000.00')
  await expect(canvas.getByRole('button', { name: '₱1,000.00' })).toHaveAttribute('aria-pressed', 'true')
  await tabTo(canvas.getByRole('button', { name: 'Continue' }), 30)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'GCASH', amount: 100_000n }))
})

export const ByWallet = meta.story(example(WalletDeposit, code))

ByWallet.test(
  'goes from the amount to the order, and shows a refused reference at its field',
  async ({ canvas, canvasElement }) => {
    await fill(canvasElement, /^amount$/i, '500{Enter}')
    const reference = await canvas.findByLabelText(/^reference/i, { selector: 'input' })
    await expect(canvasElement).toHaveTextContent('D-7K2M9')
    await userEvent.type(reference, '1234567890123{Enter}')
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/already reported/))
    await userEvent.type(reference, '{Backspace}4{Enter}')
    await expect(await canvas.findByText('We are checking your transfer.')).toBeVisible()
    await expect(amountIn(canvasElement)).toHaveValue('')
  },
)

export const Invalid = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.type(amountIn(canvasElement), '99{Enter}')
    await waitFor(() => expect(amountIn(canvasElement)).toBeInvalid())
  },
})

Invalid.test('names the band, and the decimals when there are too many [S-341]', async ({ canvasElement, args }) => {
  const amount = amountIn(canvasElement)
  await expect(amount).toHaveAccessibleDescription(/from ₱100\.00 to ₱50,000\.00/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '100.125')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/₱100\.00.*2 decimals/))
  await expect(args.onOrder).not.toHaveBeenCalled()
})

export const PromotionsAndLimits = meta.story({
  args: {
    promotions: [{ id: 'welcome', name: 'Welcome 50%', description: 'Play through 8 times', minimum: '500.00' }],
    limits: [{ period: 'day', amount: '10000.00', left: '4000.00' }],
  },
})

PromotionsAndLimits.test(
  'offers promotions before the method, none by default, and shows what the limit leaves before an amount is typed [S-342] [G-15]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const groups = canvas.getAllByRole('radiogroup').map((group) => group.querySelector('legend')?.textContent)
    await expect(groups).toEqual(['Promotion', 'Choose a method'])
    await expect(canvas.getByRole('radio', { name: 'No promotion' })).toBeChecked()
    await expect(canvasElement).toHaveTextContent('₱4,000.00 of ₱10,000.00')
    await expect(canvas.queryByRole('button', { name: '₱5,000.00' })).toBeNull()
    await pick(canvasElement, /welcome/i)
    await fill(canvasElement, /^amount$/i, '400{Enter}')
    await waitFor(() => expect(amountIn(canvasElement)).toHaveAccessibleDescription(/₱500\.00/))
    await userEvent.clear(amountIn(canvasElement))
    await userEvent.type(amountIn(canvasElement), '500{Enter}')
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'GCASH', amount: 50_000n, promotionId: 'welcome' }),
    )
  },
)

export const Submitting = meta.story({
  args: { onOrder: fn<DepositFormProps['onOrder']>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => userEvent.type(amountIn(canvasElement), '500{Enter}{Enter}'),
})

Submitting.test('sends a double press once [Q-11]', async ({ args }) => {
  await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce())
})

export const Refused = meta.story({
  args: {
    draft: { choice: { amount: '500' } },
    onOrder: fn<DepositFormProps['onOrder']>(async () => ({
      message: { text: 'The method was closed a moment ago.' },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(amountIn(canvasElement)).toHaveValue('500')
  },
})

const matches = [
  { amount: '1500.00', methodName: 'GCash', waitingSince: depositStart - 25 * 60_000 },
  { amount: '800.00', methodName: 'Maya', waitingSince: depositStart - 5 * 60_000 },
  { amount: '1500.00', methodName: 'Maya', waitingSince: depositStart - 2 * 60_000 },
]

const memberTransfer = {
  methods: [sampleMethod('GCASH'), sampleMethod('C2C')],
  draft: { choice: { methodId: 'C2C' } },
}

export const Matched = meta.story({ args: { ...memberTransfer, loadMatches: fn(async () => matches) } })

Matched.test(
  'takes only amounts that other members withdraw, and drops one typed for another method [S-340]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('radio', { name: /₱/ })).toHaveLength(4)
    await pick(canvasElement, /^gcash/i)
    await fill(canvasElement, /^amount$/i, '700')
    await pick(canvasElement, /member transfer/i)
    const first = await canvas.findByRole('radio', { name: /₱1,500\.00.*gcash.*11:35/i })
    await expect(first).not.toBeChecked()
    await tabTo(canvas.getByRole('button', { name: 'Continue' }), 30)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveFocus())
    await pick(canvasElement, /₱1,500\.00/)
    await tabTo(canvas.getByRole('button', { name: 'Continue' }), 30)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'C2C', amount: 150_000n }))
  },
)

export const NothingMatched = meta.story({ args: { ...memberTransfer, loadMatches: fn(async () => []) } })

NothingMatched.test('says so when no withdrawal is waiting for a deposit [S-340]', async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByText(/no member is waiting/i)).toBeVisible()
})

const failingOnce = fn<NonNullable<DepositFormProps['loadMatches']>>()

export const MatchesFailed = meta.story({
  args: { ...memberTransfer, loadMatches: failingOnce },
  beforeEach: () => {
    failingOnce.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(matches)
  },
})

MatchesFailed.test('offers to load the amounts again [S-340]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('radio', { name: /₱800\.00/ })).toBeEnabled()
})

export const BankTransfer = meta.story({ args: { draft: { choice: { methodId: 'INSTAPAY', amount: '500' } } } })

BankTransfer.test(
  'by bank asks for the name on the account with the order, and for no other method [S-340]',
  async ({ canvasElement, args }) => {
    const name = () => labelled(canvasElement, /^name on your bank account/i)
    await expect(name()).toHaveAccessibleDescription(/your own name/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(name()).toBeInvalid())
    await userEvent.type(name(), ' Maria Santos {Enter}')
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({
        methodId: 'INSTAPAY',
        amount: 50_000n,
        payeeName: 'Maria Santos',
      }),
    )
    await pick(canvasElement, /^gcash/i)
    await expect(within(canvasElement).queryByRole('textbox', { name: /bank account/i })).toBeNull()
  },
)

export const Disabled = meta.story({ args: { disabled: true, draft: { choice: { amount: '500' } } } })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({
  args: { ...bangladesh, methods: bangladeshiMethods },
  globals: { language: 'BN' },
})
