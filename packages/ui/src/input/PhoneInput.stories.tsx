import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { PhoneInput } from './PhoneInput.tsx'

const meta = preview.meta({
  title: 'Inputs/PhoneInput',
  component: PhoneInput,
  decorators: withField('Mobile number'),
  args: { dialCode: '+63' },
})

const number = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement

export const Playground = meta.story()

Playground.test('Brings up the telephone keypad, and takes digits of any script at the caret', async ({ canvas }) => {
  const input = number(canvas)
  await expect(input).toHaveAttribute('type', 'tel')
  await expect(input).toHaveAttribute('autocomplete', 'tel-national')
  await userEvent.type(input, '৯১৭১২৩৪৫৬৭')
  await expect(input).toHaveValue('9171234567')
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('০')
  await expect(input).toHaveValue('91701234567')
  await expect(input.selectionStart).toBe(4)
})

export const TwiceDialled = meta.story({ tags: ['!dev', '!autodocs'] })

TwiceDialled.test(
  'A dial code that is shown before the field is dropped when typed, pasted or filled in',
  async ({ canvas }) => {
    const input = number(canvas)
    for (const whole of ['+63 917 123 4567', '0063917 123 4567', '(+63) 917 123 4567']) {
      await userEvent.clear(input)
      await userEvent.paste(whole)
      await expect(input).toHaveValue('917 123 4567')
    }
    await userEvent.clear(input)
    await userEvent.type(input, '+639171234567')
    await expect(input).toHaveValue('9171234567')
    await userEvent.clear(input)
    await userEvent.paste('+880 1712 345678')
    await expect(input).toHaveValue('+880 1712 345678')
  },
)

export const AtHome = meta.story({ args: { trunkPrefix: '0' } })

AtHome.test('The leading zero is dropped after a dial code, and the caret stays', async ({ canvas }) => {
  const input = number(canvas)
  await userEvent.type(input, '0917 123 4567')
  await expect(input).toHaveValue('917 123 4567')
  input.setSelectionRange(0, 0)
  await userEvent.keyboard('0')
  await expect(input).toHaveValue('917 123 4567')
  await expect(input.selectionStart).toBe(0)
  await userEvent.clear(input)
  await userEvent.type(input, '0063917')
  await expect(input).toHaveValue('917')
})

export const Filled = meta.story({ args: { defaultValue: '917 123 4567' } })

export const Focused = meta.story({ ...focused, args: { defaultValue: '917 123 4567' } })

export const Failing = meta.story({ ...failing('Enter ten digits after +63.'), args: { defaultValue: '917 123' } })

export const Disabled = meta.story({
  ...disabled,
  args: { defaultValue: '917 123 4567' },
  play: async ({ canvas }) => {
    await expect(number(canvas)).toBeDisabled()
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '917 123 4567' } })

export const LongText = meta.story({
  ...longWords,
  args: { dialCode: '+880', defaultValue: '1712 345678 90123456789' },
})
