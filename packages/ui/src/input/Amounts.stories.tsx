import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { OtpInput } from '../otp/OtpInput.tsx'
import { AmountInput } from './AmountInput.tsx'
import { Textarea } from './Textarea.tsx'

const counter = { limit: 20, text: (count: number, limit: number) => `${count} of ${limit}` }

const every = (
  <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
    <Field label="Amount" description="100.00 to 50,000.00">
      <AmountInput currency="₱" digits={2} defaultValue="1500.00" />
    </Field>
    <Field label="Verification code" error="This code has expired. Send another one.">
      <OtpInput defaultValue="2468" />
    </Field>
    <Field label="Code" disabled>
      <OtpInput length={4} defaultValue="1234" />
    </Field>
    <Field label="Message">
      <Textarea counter={counter} defaultValue="Something went wrong here" />
    </Field>
  </div>
)

const meta = preview.meta({ title: 'Inputs/Number fields', render: () => every })

export const Controls = meta.story()

const told = fn()

export const Amounts = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <AmountInput aria-label="Pesos" digits={2} onValueChange={told} />
      <AmountInput aria-label="Dong" digits={2} decimalMark="," />
    </>
  ),
})

Amounts.test(
  'An amount is written in full on leaving the field, and a decimal comma is understood',
  async ({ canvas }) => {
    const pesos = canvas.getByLabelText<HTMLInputElement>('Pesos')
    await userEvent.type(pesos, '১৫০০.৫')
    await expect(told).toHaveBeenLastCalledWith('1500.5')
    await userEvent.tab()
    await expect(pesos).toHaveValue('1500.50')
    await expect(told).toHaveBeenLastCalledWith('1500.50')

    await userEvent.clear(pesos)
    await userEvent.paste('\u202a₱1,500.00\u202c')
    await expect(pesos).toHaveValue('1500.00')
    await userEvent.clear(pesos)
    await userEvent.type(pesos, '\u200b75')
    await expect(pesos).toHaveValue('75')

    const dong = canvas.getByLabelText<HTMLInputElement>('Dong')
    await userEvent.type(dong, '12,5')
    await expect(dong).toHaveValue('12,5')
    await userEvent.tab()
    await expect(dong).toHaveValue('12,50')
    await userEvent.clear(dong)
    await userEvent.paste('1.500,25')
    await expect(dong).toHaveValue('1500,25')
    await userEvent.clear(dong)
    await userEvent.type(dong, '1.234')
    await expect(dong).toHaveValue('1.234')
  },
)

const complete = fn()

export const OneTimeCode = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Field label="Code from the message">
      <OtpInput onComplete={complete} />
    </Field>
  ),
})

OneTimeCode.test(
  'A code is one field: pasted, filled in by the phone, and passed on when it is complete',
  async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the message' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '24x6')
    await expect(input).toHaveValue('246')
    await expect(complete).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.paste('246 810')
    await expect(complete).toHaveBeenLastCalledWith('246810')
    await userEvent.type(input, '9')
    await expect(input).toHaveValue('246810')
    const cells = [...(input.nextElementSibling?.children ?? [])].map((cell) => cell.getBoundingClientRect())
    const last = cells.at(-1)?.right ?? 0
    await expect(last).toBeLessThanOrEqual(window.innerWidth)
    await expect(input.scrollLeft).toBe(0)
  },
)

export const Counting = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Field label="Message">
      <Textarea counter={counter} />
    </Field>
  ),
})

Counting.test('The counter counts what a person sees, and goes over without cutting off', async ({ canvas }) => {
  const area = canvas.getByRole('textbox')
  await fireEvent.input(area, { target: { value: 'ที่👨‍👩‍👧' } })
  await expect(canvas.getByText('2 of 20')).not.toHaveAttribute('data-over')
  await userEvent.type(area, ' and twenty more letters')
  await expect(canvas.getByText('26 of 20')).toHaveAttribute('data-over')
  await expect(area).toHaveAccessibleDescription('26 of 20')
  await expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('21 of 20')
})
