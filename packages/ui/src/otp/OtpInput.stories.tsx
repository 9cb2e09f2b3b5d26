import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { OtpInput } from './OtpInput.tsx'
import { LoginCode } from './examples/LoginCode.tsx'
import code from './examples/LoginCode.tsx?raw'

const completed = fn<(code: string) => void>()

const meta = preview.meta({
  title: 'Inputs/OtpInput',
  parameters: {
    keys: [
      ['digits', 'fill a place and move on'],
      ['Backspace', 'clears a place and moves back'],
      ['paste', 'fills all places'],
    ],
  },
  component: OtpInput,
  decorators: withField('Code from the message'),
  args: { onComplete: completed },
})

const field = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement

export const Playground = meta.story()

Playground.test('Is offered the code from the message, and passes a complete one on once', async ({ canvas }) => {
  const input = field(canvas)
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(input).toHaveAttribute('inputmode', 'numeric')
  await userEvent.click(input)
  await userEvent.paste('Your code is ২৪৬-810.')
  await expect(input).toHaveValue('246810')
  await expect(completed.mock.calls).toEqual([['246810']])
  await userEvent.keyboard('9')
  await expect(input).toHaveValue('246810')
  await expect(completed).toHaveBeenCalledTimes(1)
})

export const Mended = meta.story({
  args: { defaultValue: '246810' },
})

Mended.test('A wrong digit can be overtyped, and the corrected code is reported', async ({ canvas }) => {
  const input = field(canvas)
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('9')
  await expect(input).toHaveValue('249810')
  await expect(input.selectionStart).toBe(3)
  await expect(completed).toHaveBeenLastCalledWith('249810')
})

Mended.test('Backspace clears the last digit', async ({ canvas }) => {
  const input = field(canvas)
  await userEvent.click(input)
  input.setSelectionRange(6, 6)
  await userEvent.keyboard('{Backspace}')
  await expect(input).toHaveValue('24681')
})

export const Login = meta.story(example(LoginCode, code))

Login.test('The same code may be sent again after the field was emptied', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Code from the message' })
  for (const text of ['112233', '112233']) {
    await userEvent.clear(input)
    await expect(input).toBeValid()
    await userEvent.type(input, text)
    await waitFor(() => expect(input).toBeInvalid())
  }
  await userEvent.clear(input)
  await userEvent.type(input, '246810')
  await expect(await canvas.findByText('You are logged in.')).toBeVisible()
})

export const HalfFilled = meta.story({ args: { defaultValue: '246' } })

export const Filled = meta.story({ args: { defaultValue: '246810' } })

export const FourDigits = meta.story({ args: { length: 4, defaultValue: '2468' } })

export const Focused = meta.story({ ...focused, args: { defaultValue: '246' } })

export const Failing = meta.story({
  ...failing('This code has expired. Send another one.'),
  args: { defaultValue: '246810' },
})

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '246810' } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '246810' } })

export const LongText = meta.story({
  ...longWords,
  name: 'Eight digits and long text fit the narrowest screen',
  args: { length: 8, defaultValue: '24681024' },
  play: async ({ canvas }) => {
    const last = field(canvas).nextElementSibling?.lastElementChild?.getBoundingClientRect()
    await expect(last?.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(last?.width).toBeGreaterThanOrEqual(24)
  },
})
