import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { focused } from '../field/testing/withField.tsx'
import { Select, type SelectProps } from './Select.tsx'
import { LanguageSelect } from './examples/LanguageSelect.tsx'
import code from './examples/LanguageSelect.tsx?raw'

const options = [
  { value: 'EN', label: 'English', lang: 'en' },
  { value: 'TY', label: 'Filipino', lang: 'fil' },
  { value: 'BN', label: 'বাংলা', lang: 'bn' },
  { value: 'XX', label: 'Not offered here', disabled: true },
]

const Example = ({ error, label = 'Language', ...props }: SelectProps & { error?: string; label?: string }) => {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem', minBlockSize: '20rem', alignContent: 'start' }}>
      <Field label={label} error={error} description="You can change it later.">
        <Select
          {...props}
          value={value}
          onValueChange={(next) => {
            setValue(next)
            props.onValueChange?.(next)
          }}
        />
      </Field>
      <Button variant="outline">Elsewhere</Button>
    </div>
  )
}

// The engine's focus guards forward the focus immediately; it never stays on one.
const a11y = { context: { exclude: ['[data-base-ui-focus-guard]'] } }

const changed = fn<(value: string) => void>()

const meta = preview.meta({
  parameters: {
    keys: [
      ['Enter, Space, Down, Up', 'open it; in the list, Down and Up go to the next or previous'],
      ['Home, End', 'go to the first, the last'],
      ['letters', 'go to what begins with them'],
      ['Enter, Space', 'choose and close'],
      ['Escape', 'closes without choosing'],
    ],
    a11y,
  },
  title: 'Inputs/Select',
  component: Example,
  subcomponents: { Select },
  args: { options, value: 'EN', onValueChange: changed, placeholder: 'Choose' },
})

const openIt = async () => {
  await userEvent.click(screen.getByRole('combobox'))
  const list = await screen.findByRole('listbox', { name: 'Language' })
  await waitFor(() => expect(list).toHaveStyle({ opacity: '1' }))
}

export const Language = meta.story(example(LanguageSelect, code))

Language.test('Shows the chosen language', async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Language' })
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: 'বাংলা' }))
  await waitFor(() => expect(select).toHaveTextContent('বাংলা'))
})

export const Playground = meta.story()

Playground.test('Is chosen from by keyboard alone [S-075]', async () => {
  const control = screen.getByRole('combobox', { name: 'Language' })
  await expect(control).toHaveTextContent('English')
  await expect(control).toHaveAccessibleDescription('You can change it later.')
  control.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await waitFor(() => expect(screen.getByRole('option', { name: 'English' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(changed.mock.calls).toEqual([['TY']])
  await waitFor(() => expect(control).toHaveTextContent('Filipino'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

Playground.test('Every key of the list: arrows, Home, End, letters, Space and Escape [S-075]', async () => {
  changed.mockClear()
  const control = screen.getByRole('combobox', { name: 'Language' })
  const on = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())
  control.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await on('English')
  await userEvent.keyboard('{ArrowDown}')
  await on('Filipino')
  await userEvent.keyboard('{ArrowUp}')
  await on('English')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'English' })).not.toHaveFocus())
  await userEvent.keyboard('{Home}')
  await on('English')
  await userEvent.keyboard('fil')
  await on('Filipino')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect(changed).not.toHaveBeenCalled()
  await waitFor(() => expect(control).toHaveFocus())
  await userEvent.keyboard('[Space]')
  await on('English')
  await userEvent.keyboard('{ArrowDown}')
  await on('Filipino')
  await userEvent.keyboard('[Space]')
  await waitFor(() => expect(changed.mock.calls).toEqual([['TY']]))
})

export const LingersAfterBlur = meta.story({ tags: ['!dev', '!autodocs'], args: { onBlur: fn() } })

LingersAfterBlur.test(
  'Closes 200 ms after losing focus, so a click on an option still registers [S-053]',
  async ({ args }) => {
    await openIt()
    const left = performance.now()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(performance.now() - left).toBeGreaterThanOrEqual(190)
    await expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()

    await openIt()
    const option = screen.getByRole('option', { name: 'বাংলা' })
    const quick = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    await quick.click(screen.getByText('Elsewhere'))
    await quick.click(option)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('BN')
  },
)

LingersAfterBlur.test('Reports blur when button and list are left, not when its list opens', async ({ args }) => {
  await openIt()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
  await openIt()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect(args.onBlur).toHaveBeenCalledTimes(2)
})

export const OneAfterAnother = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Select aria-label="From" options={options} />
      <Select aria-label="To" options={options} />
    </>
  ),
})

OneAfterAnother.test('Opening a list leaves nothing to choose in the one opened before', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'From' }))
  const before = await screen.findByRole('option', { name: 'Filipino' })
  await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
  const list = await screen.findByRole('listbox', { name: 'To' })
  await expect(!before.isConnected || before.closest('[inert]') !== null).toBe(true)
  await userEvent.click(within(list).getByRole('option', { name: 'Filipino' }))
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'To' })).toHaveTextContent('Filipino'))
  await expect(list.closest('[inert]')).not.toBeNull()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveTextContent('')
})

export const Open = meta.story({ play: openIt })

export const Placeholder = meta.story({ args: { value: null } })

export const Failing = meta.story({
  name: 'Error',
  args: { value: null, error: 'Choose a language.' },
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'You can change it later. Choose a language.',
    )
    await expect(screen.getByRole('combobox')).toBeInvalid()
  },
})

Failing.test('Its focus ring has the colour of the error, as in every control', async () => {
  const control = screen.getByRole('combobox')
  await userEvent.tab()
  await expect(control).toHaveFocus()
  const { outlineColor, borderColor, outlineStyle } = getComputedStyle(control)
  await expect([outlineStyle, outlineColor]).toEqual(['solid', borderColor])
})

export const Disabled = meta.story({ args: { disabled: true } })

export const Focused = meta.story(focused)

export const ReadOnly = meta.story({
  args: { readOnly: true },
})

ReadOnly.test('Read-only: takes the focus and opens nothing', async ({ args }) => {
  const control = screen.getByRole('combobox', { name: 'Language' })
  await userEvent.click(control)
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expect(control).toHaveFocus()
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(control).toHaveTextContent('English')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const OwnChoice = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <form aria-label="Settings">
      <Select aria-label="Language" name="language" options={options} defaultValue="EN" />
      <Button type="reset">Reset</Button>
    </form>
  ),
})

OwnChoice.test('Holds its own choice, sends it with a form, and goes back at a reset', async ({ canvas }) => {
  const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('language')
  await expect(sent()).toBe('EN')
  await openIt()
  await userEvent.click(screen.getByRole('option', { name: 'Filipino' }))
  await waitFor(() => expect(sent()).toBe('TY'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(sent()).toBe('EN'))
  await expect(canvas.getByRole('combobox')).toHaveTextContent('English')
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { value: 'EN', label: 'Isang napakahabang pagpipilian na hindi kasya sa lapad ng isang telepono' },
      ...options.slice(1),
    ],
  },
  play: openIt,
})
