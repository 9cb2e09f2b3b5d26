import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { Textarea } from './Textarea.tsx'

const counter = { limit: 200, text: (count: number, limit: number) => `${count} of ${limit}` }
const message =
  'I sent 500.00 by GCash at 14:05 and my balance has not changed since. The reference is 9012 345 678 901.'

const meta = preview.meta({
  title: 'Inputs/Textarea',
  component: Textarea,
  decorators: withField('Message'),
  args: { counter },
})

export const Playground = meta.story()

Playground.test('Grows with its content and counts it', async ({ canvas }) => {
  const area = canvas.getByRole('textbox', { name: 'Message' })
  const { height } = area.getBoundingClientRect()
  await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five')
  await expect(canvas.getByText('23 of 200')).toBeVisible()
  // Other browsers keep its height and scroll.
  if (CSS.supports('field-sizing', 'content')) await expect(area.getBoundingClientRect().height).toBeGreaterThan(height)
})

export const Filled = meta.story({ args: { defaultValue: message } })

export const Uncounted = meta.story({ name: 'Without a counter', args: { counter: undefined, defaultValue: message } })

export const Over = meta.story({
  args: { defaultValue: message, counter: { ...counter, limit: 60 } },
})

Over.test('Over its limit: the count shows it, and nothing is cut off', async ({ canvas }) => {
  await expect(canvas.getByText(`${message.length} of 60`)).toHaveAttribute('data-over')
  await expect(canvas.getByRole('textbox')).toHaveValue(message)
})

export const Focused = meta.story({ ...focused, args: { defaultValue: message } })

export const Failing = meta.story({ ...failing('Say in a few words what happened.') })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: message } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: message } })

export const LongText = meta.story({ ...longWords, args: { defaultValue: `${message} ${'A'.repeat(120)}` } })
