import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { DepositForm, type DepositFormProps } from './DepositForm.tsx'
import type { DepositMethod, DepositOrder, TransferField } from './DepositMethod.ts'

const mobile: TransferField = { name: 'senderMobile', required: true, rule: 'mobile', upperCase: false }
const reference: TransferField = {
  name: 'reference',
  required: true,
  rule: 'digits',
  minLength: 13,
  maxLength: 13,
  upperCase: false,
  example: '1234 567 890123',
}
const transactionId: TransferField = {
  name: 'reference',
  required: true,
  rule: 'mixed',
  minLength: 10,
  maxLength: 10,
  upperCase: true,
  example: '8N7A6D5C4B',
}

const method = (id: string, name: string, change: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  name,
  minimum: '100.00',
  maximum: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  expectedMinutes: 5,
  open: true,
  fields: [mobile, reference],
  ...change,
})

const philippine = [
  method('GCASH', 'GCash'),
  method('MAYA', 'Maya', { fields: [mobile, { ...transactionId, minLength: 12, maxLength: 24 }] }),
  method('INSTAPAY', 'InstaPay bank transfer', {
    fee: { fixed: '15.00', percent: '0.00' },
    open: false,
    workingHours: { from: '08:00', to: '20:00' },
  }),
]
const band = { minimum: '200.00', maximum: '25000.00', expectedMinutes: 10 }
const bangladeshi = [
  method('BKASH', 'bKash', { ...band, fields: [mobile, transactionId] }),
  method('ROCKET', 'Rocket', {
    ...band,
    fields: [
      { name: 'senderAccount', required: true, rule: 'digits', minLength: 11, maxLength: 12, upperCase: false },
      { ...transactionId, minLength: 8, maxLength: 12 },
    ],
  }),
]

const start = Date.UTC(2026, 10, 21, 4)
const order: DepositOrder = {
  id: 'o-1',
  reference: 'D-7K2M9',
  methodId: 'GCASH',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  receiverName: 'Sandbox Cashier One',
  receiverNumber: '09170000101',
  instructions: [],
  expiresAt: start + 20 * 60_000,
}

const money = (currency: string, locale: string) => (amount: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount as `${number}`,
  )
const peso = money('PHP', 'en-PH')
const taka = money('BDT', 'bn-BD')

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
  args: {
    methods: philippine,
    promotions: [],
    limits: [],
    currency: '₱',
    money: peso,
    mobileRule: mobileRules.PH,
    now: () => start,
    onOrder: fn<DepositFormProps['onOrder']>(async () => undefined),
    onSubmit: fn<DepositFormProps['onSubmit']>(async () => undefined),
    onStartAgain: fn(),
  } satisfies DepositFormProps,
})

const amountIn = (element: HTMLElement) => within(element).getByLabelText(/^amount/i, { selector: 'input' })

export const Choice = meta.story()

Choice.test(
  'lists the methods of the market with their bands, closed ones with their hours [S-340]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: /gcash/i })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /maya.*₱100\.00.*₱50,000\.00/i })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /instapay.*08:00.*20:00/i })).toBeDisabled()
    await expect(canvasElement).toHaveTextContent('Fee: No fee')
  },
)

Choice.test(
  'orders by keyboard alone, with no promotion and exact decimals [S-340] [S-342] [Q-09]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /gcash/i }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /maya/i })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('1,500.5{Enter}')
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'MAYA', amount: '1500.50' }))
  },
)

export const OutOfBand = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.type(amountIn(canvasElement), '99{Enter}')
    await waitFor(() => expect(amountIn(canvasElement)).toBeInvalid())
  },
})

OutOfBand.test('names the band, and the decimals when there are too many [S-341]', async ({ canvasElement, args }) => {
  const amount = amountIn(canvasElement)
  await expect(amount).toHaveAccessibleDescription(/from ₱100\.00 to ₱50,000\.00/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '100.125')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/₱100\.00.*two|2 decimals/))
  await expect(args.onOrder).not.toHaveBeenCalled()
})

export const PromotionsAndLimits = meta.story({
  args: {
    promotions: [{ id: 'welcome', name: 'Welcome 50 %', description: 'Play through 8 times', minimum: '500.00' }],
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
    await userEvent.click(canvas.getByRole('radio', { name: /welcome/i }))
    await userEvent.type(amountIn(canvasElement), '400{Enter}')
    await waitFor(() => expect(amountIn(canvasElement)).toHaveAccessibleDescription(/₱500\.00/))
    await userEvent.clear(amountIn(canvasElement))
    await userEvent.type(amountIn(canvasElement), '500{Enter}')
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({ methodId: 'GCASH', amount: '500.00', promotionId: 'welcome' }),
    )
  },
)

export const Ordering = meta.story({
  args: { onOrder: fn<DepositFormProps['onOrder']>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => userEvent.type(amountIn(canvasElement), '500{Enter}{Enter}'),
})

Ordering.test('sends a double press once [Q-11]', async ({ args }) => {
  await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce())
})

export const Order = meta.story({ args: { order } })

Order.test(
  'shows receiver, reference and time, and takes a reference with spaces [S-340]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('₱500.00')
    await expect(canvasElement).toHaveTextContent('09170000101')
    await expect(canvas.getByRole('timer')).toHaveTextContent('20:00')
    await expect(canvas.getByRole('button', { name: /copy.*order reference/i })).toBeVisible()
    canvas.getByLabelText(/^your mobile number/i, { selector: 'input' }).focus()
    await userEvent.keyboard('0917 123 4567')
    await userEvent.tab()
    await userEvent.keyboard('1234 567 890123{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(order, { senderMobile: '09171234567', reference: '1234567890123' }),
    )
  },
)

const receipt: TransferField = { name: 'proof', required: false, rule: 'image', upperCase: false }

export const WithReceipt = meta.story({
  args: { order, methods: [method('GCASH', 'GCash', { fields: [mobile, reference, receipt] })] },
})

WithReceipt.test(
  'names a file of the wrong kind, lets it be taken out, and sends a picture along',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!chooser) throw new Error('a chooser is asked for')
    const choose = canvas.getByRole('button', { name: /receipt picture/i })
    await expect(choose).toHaveAccessibleDescription(/PNG or JPG/)
    await userEvent.upload(chooser, new File(['x'], 'note.txt', { type: 'text/plain' }), { applyAccept: false })
    await canvas.findByText(/only png/i)
    await userEvent.click(canvas.getByRole('button', { name: /remove note\.txt/i }))
    await waitFor(() => expect(canvas.queryByText(/only png/i)).toBeNull())
    await userEvent.upload(chooser, new File(['abc'], 'a.png', { type: 'image/png' }))
    await userEvent.type(canvas.getByLabelText(/^your mobile number/i, { selector: 'input' }), '09171234567')
    await userEvent.type(canvas.getByLabelText(/^reference number/i, { selector: 'input' }), '1234567890123{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        order,
        expect.objectContaining({ proof: [{ name: 'a.png', type: 'image/png', data: 'YWJj' }] }),
      ),
    )
  },
)

export const Duplicate = meta.story({
  args: {
    order,
    draft: { orderId: 'o-1', transfer: { senderMobile: '09171234567', reference: '1234567890123' } },
    onSubmit: fn<DepositFormProps['onSubmit']>(async () => ({
      fields: { reference: { key: 'deposit.reference_used' } },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }))
    const reference = canvas.getByLabelText(/^reference number/i, { selector: 'input' })
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(reference).toHaveAccessibleDescription(/already used/)
    await expect(reference).toHaveValue('1234567890123')
  },
})

export const Expired = meta.story({
  args: { order: { ...order, expiresAt: start - 1 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).not.toHaveTextContent('09170000101')
    await userEvent.click(canvas.getByRole('button', { name: 'New deposit' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
  },
})

export const BKash = meta.story({
  args: {
    methods: bangladeshi,
    mobileRule: mobileRules.BD,
    currency: '৳',
    money: taka,
    order: {
      ...order,
      methodId: 'BKASH',
      transferType: 'cash-out',
      receiverName: 'Agent 1',
      receiverNumber: '01700000301',
    },
  },
  globals: { language: 'BN' },
})

BKash.test(
  'shows the type of transfer big and upper-cases the transaction id as it is typed [S-340]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/৫০০\.০০/)).toHaveLength(2)
    const [sender, id] = [...canvasElement.querySelectorAll('input')]
    if (!sender || !id) throw new Error('two fields are asked for')
    await userEvent.type(sender, '০১৭১২৩৪৫৬৭৮')
    await userEvent.type(id, '8n7a6d5c4b')
    await expect(id).toHaveValue('8N7A6D5C4B')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), {
        senderMobile: '01712345678',
        reference: '8N7A6D5C4B',
      }),
    )
  },
)

export const Rocket = meta.story({
  args: {
    methods: bangladeshi,
    mobileRule: mobileRules.BD,
    currency: '৳',
    money: taka,
    order: {
      ...order,
      methodId: 'ROCKET',
      transferType: 'send-money',
      receiverName: 'Personal 3',
      receiverNumber: '019000005012',
    },
  },
})

function BothSteps(props: DepositFormProps) {
  const [placed, setPlaced] = useState<DepositOrder>()
  return (
    <DepositForm
      {...props}
      {...(placed ? { order: placed } : {})}
      onOrder={async (choice) => setPlaced({ ...order, ...choice, credit: choice.amount })}
      onStartAgain={() => setPlaced(undefined)}
    />
  )
}

export const WholeWay = meta.story({ args: { onDraft: fn() }, render: (args) => <BothSteps {...args} /> })

WholeWay.test('keeps what was chosen and typed while going to and fro', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.type(amountIn(canvasElement), '750{Enter}')
  await userEvent.type(await canvas.findByLabelText(/^your mobile number/i, { selector: 'input' }), '0917')
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await expect(amountIn(canvasElement)).toHaveValue('750')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByLabelText(/^your mobile number/i, { selector: 'input' })).toHaveValue('0917')
  await expect(args.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({
      choice: expect.objectContaining({ amount: '750' }),
      transfer: { senderMobile: '0917', reference: '' },
    }),
  )
})

export const Dark = meta.story({
  args: { order: { ...order, transferType: 'send-money' } },
  globals: { theme: 'dark' },
})

export const RightToLeft = meta.story({
  args: { order: { ...order, transferType: 'cash-out' } },
  globals: { language: 'XB' },
})
