import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { colourTexts } from '../testing/inputTexts.ts'
import { ColourInput } from './ColourInput.tsx'

const meta = preview.meta({
  title: 'Inputs/ColourInput',
  component: ColourInput,
  args: { texts: colourTexts, defaultValue: '#087f5f' },
  render: (args) => (
    <Field label="Main colour" description="Of buttons and what is chosen">
      <ColourInput {...args} />
    </Field>
  ),
})

export const Playground = meta.story()

export const Empty = meta.story({ args: { defaultValue: '' } })

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Main colour' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: colourTexts.pick })).toBeDisabled()
  },
})

export const Invalid = meta.story({
  args: { defaultValue: '#08' },
  render: (args) => (
    <Field label="Main colour" error="A colour such as #0a7f5c.">
      <ColourInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Main colour' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/A colour such as #0a7f5c/)
  },
})

export const Open = meta.story({
  args: { note: 'Reaches 5.1:1 on the page' },
})

Open.test('The picker below the field, with a note', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: colourTexts.pick })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(canvas.getByRole('slider', { name: 'Hue' })).toBeVisible())
  await expect(canvas.getByText('Reaches 5.1:1 on the page')).toBeVisible()
})

export const RightToLeft = meta.story({ globals: { language: 'AR' } })
