import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { NumberInput } from './NumberInput.tsx'

const meta = preview.meta({
  title: 'Kit/NumberInput',
  component: NumberInput,
  decorators: withField('Rounds'),
  args: { min: 1, max: 12, decreaseText: 'Fewer rounds', increaseText: 'More rounds', onChange: fn() },
})

const spin = (canvas: { getByRole: (role: 'spinbutton') => HTMLElement }) =>
  canvas.getByRole('spinbutton') as HTMLInputElement

export const Playground = meta.story({
  name: 'Is stepped and typed, in digits of any script, and never corrects what was typed',
  play: async ({ canvas }) => {
    const input = spin(canvas)
    await userEvent.type(input, '{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('2')
    await userEvent.clear(input)
    await userEvent.type(input, '๙৯')
    await expect(input).toHaveValue('99')
    await expect(canvas.getByRole('button', { name: 'More rounds' })).toHaveAttribute('aria-disabled', 'true')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('১')
    await expect(input).toHaveValue('919')
    await expect(input.selectionStart).toBe(2)
    await userEvent.clear(input)
    await userEvent.paste('1,000')
    await expect(input).toHaveValue('1000')
  },
})

export const Reset = meta.story({
  name: 'A reset of the form takes its bounds back too',
  args: { defaultValue: '1' },
  render: (args) => (
    <form>
      <NumberInput {...args} aria-label="Rounds" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer rounds' })
    await userEvent.click(canvas.getByRole('button', { name: 'More rounds' }))
    await expect(fewer).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(spin(canvas)).toHaveValue('1')
    await expect(spin(canvas)).toHaveAttribute('aria-valuenow', '1')
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  },
})

export const AtItsEnd = meta.story({ name: 'At its upper bound', args: { defaultValue: '12' } })

export const Focused = meta.story({ ...focused, args: { defaultValue: '3' } })

export const Failing = meta.story({ ...failing('From 1 to 12 rounds.'), args: { defaultValue: '40' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '3' } })

export const ReadOnly = meta.story({
  name: 'Read-only: no key and no button changes it',
  args: { readOnly: true, defaultValue: '3' },
  play: async ({ args, canvas }) => {
    await userEvent.type(spin(canvas), '{ArrowUp}{PageUp}{End}')
    await userEvent.click(canvas.getByRole('button', { name: 'More rounds' }))
    await expect(spin(canvas)).toHaveValue('3')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({ ...longWords, args: { defaultValue: '3' } })

export const DarkRightToLeft = meta.story({ ...darkRightToLeft, args: { defaultValue: '3' } })
