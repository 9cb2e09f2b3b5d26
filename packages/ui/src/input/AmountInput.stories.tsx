import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { AmountInput } from './AmountInput.tsx'

const meta = preview.meta({
  title: 'Inputs/AmountInput',
  component: AmountInput,
  decorators: withField('Amount'),
  args: { currency: '₱', digits: 2, onValueChange: fn() },
})

const amount = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement

export const Playground = meta.story()

Playground.test('Digits of Bengali, Arabic and Thai come out as one decimal text', async ({ args, canvas }) => {
  const input = amount(canvas)
  for (const typed of ['১৫০০.৫', '١٥٠٠٫٥', '๑๕๐๐.๕', '１５００.５', '1500.5']) {
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1500.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.50')
  }
})

export const Pasted = meta.story({ tags: ['!dev', '!autodocs'] })

Pasted.test(
  'A formatted amount is pasted as a person copied it, currency and grouping and all',
  async ({ args, canvas }) => {
    const input = amount(canvas)
    for (const [copied, text] of [
      ['₱1,500.00', '1500.00'],
      ['PHP 1,500.00', '1500.00'],
      ['১২,৩৪,৫৬৭.৫০৳', '1234567.50'],
      ['\u200f١٬٢٣٤٫٥٠', '1234.50'],
      ['90,071,992,547,409,931.25', '90071992547409931.25'],
    ] as const) {
      input.focus()
      input.select()
      await userEvent.paste(copied)
      await expect(input).toHaveValue(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(text)
    }
    await userEvent.clear(input)
    await userEvent.paste('12,50')
    await expect(input).toHaveValue('12,50')
  },
)

export const DecimalComma = meta.story({
  args: { currency: '₫', decimalMark: ',' },
})

DecimalComma.test('Where a comma is the decimal mark, it is read as one', async ({ canvas }) => {
  const input = amount(canvas)
  await userEvent.type(input, '12,5')
  await expect(input).toHaveValue('12,5')
  await userEvent.clear(input)
  await userEvent.paste('1.500,25 ₫')
  await expect(input).toHaveValue('1500,25')
})

export const Composed = meta.story({ tags: ['!dev', '!autodocs'] })

Composed.test('An input method composes undisturbed; its digits are read when it is done', async ({ canvas }) => {
  const input = amount(canvas)
  input.focus()
  await fireEvent.compositionStart(input)
  await fireEvent.input(input, { target: { value: '１５' }, isComposing: true })
  await expect(input).toHaveValue('１５')
  await fireEvent.compositionEnd(input)
  await expect(input).toHaveValue('15')
})

export const Caret = meta.story({
  args: { defaultValue: '1234.50' },
})

Caret.test('The caret stays where digits are inserted in the middle', async ({ canvas }) => {
  const input = amount(canvas)
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('৯')
  await expect(input).toHaveValue('12934.50')
  await expect(input.selectionStart).toBe(3)
})

export const Filled = meta.story({ args: { defaultValue: '1500.00' } })

export const Focused = meta.story({ ...focused, args: { defaultValue: '1500.00' } })

export const Failing = meta.story({ ...failing('From 100.00 to 50,000.00.'), args: { defaultValue: '12,50' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '1500.00' } })

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: '1500.00' },
  play: async ({ canvas }) => {
    await userEvent.click(amount(canvas))
    await userEvent.paste('₱9.00')
    await expect(amount(canvas)).toHaveValue('1500.00')
  },
})

export const LongText = meta.story({
  ...longWords,
  args: { currency: 'PHP', defaultValue: '90071992547409931234567.25' },
})
