import { expect, fireEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { DateInput } from './DateInput.tsx'

const meta = preview.meta({
  title: 'Inputs/DateInput',
  parameters: {
    keys: [['digits', 'fill the day, month and year in the order of the language; separators are set on the way']],
  },
  component: DateInput,
  decorators: withField('Birthday'),
  args: { min: '1900-01-01', max: '2005-11-21', autoComplete: 'bday' },
})

export const Playground = meta.story()

Playground.test('Gives an ISO date and tells the browser its bounds', async ({ canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Birthday')
  await fireEvent.change(input, { target: { value: '1990-12-31' } })
  await expect(input).toHaveValue('1990-12-31')
  await expect(input.validity.rangeOverflow).toBe(false)
  await fireEvent.change(input, { target: { value: '2010-01-01' } })
  await expect(input.validity.rangeOverflow).toBe(true)
})

export const Filled = meta.story({ args: { defaultValue: '1990-12-31' } })

export const Focused = meta.story({ ...focused, args: { defaultValue: '1990-12-31' } })

export const Failing = meta.story({
  ...failing('You have to be at least 21 years old.'),
  args: { defaultValue: '2010-01-01' },
})

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '1990-12-31' } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '1990-12-31' } })

export const DarkRightToLeft = meta.story({
  ...darkRightToLeft,
  args: { defaultValue: '1990-12-31' },
  play: async ({ canvas }) => {
    // The parts of a date keep their order, and the icon stays after them.
    await expect(canvas.getByLabelText('Birthday').parentElement).toHaveStyle({ direction: 'ltr' })
  },
})

export const LongText = meta.story({ ...longWords, args: { defaultValue: '1990-12-31' } })
