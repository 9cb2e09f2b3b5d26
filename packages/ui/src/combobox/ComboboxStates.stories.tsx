import { Landmark } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { comboboxTexts } from '../testing/inputTexts.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'

const options: readonly ComboboxOption[] = [
  { value: 'bdo', label: 'BDO Unibank', description: 'Banco de Oro', icon: <Landmark size={18} aria-hidden /> },
  { value: 'bpi', label: 'Bank of the Philippine Islands', icon: <Landmark size={18} aria-hidden /> },
  { value: 'metro', label: 'Metrobank', icon: <Landmark size={18} aria-hidden /> },
  {
    value: 'land',
    label: 'Land Bank',
    description: 'Not taken today',
    icon: <Landmark size={18} aria-hidden />,
    disabled: true,
  },
]

// Until the engine has registered its input, the button has the role combobox too.
const control = () => screen.findByRole('combobox')

const opened = async () => {
  await userEvent.click(await control())
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

const meta = preview.meta({
  title: 'Inputs/Combobox',
  component: Combobox,
  decorators: withField('Bank', 22),
  parameters: {
    keys: [
      ['letters', 'narrow the list'],
      ['Down, Up', 'open it and move through it'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list'],
    ],
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  args: { options, placeholder: 'Name of the bank', texts: comboboxTexts, onValueChange: fn() },
})

export const Playground = meta.story()

Playground.test('Is found by typing, chosen by Enter, and cleared by its button', async ({ args, canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Bank' })
  await userEvent.type(input, 'island')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('bpi')
  await expect(input).toHaveValue('Bank of the Philippine Islands')
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the choice' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  await expect(input).toHaveValue('')
  await expect(input).toHaveFocus()
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: 'bpi' } })

export const Open = meta.story({ args: { defaultValue: 'bpi' }, play: opened })

Open.test('The list is as wide as its control, with the buttons in it', async () => {
  const widthOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().width ?? Number.NaN)
  const list = screen.getByRole('listbox')
  await waitFor(() => expect(widthOf(list.parentElement)).toBe(widthOf(screen.getByRole('combobox').parentElement)))
})

export const Searching = meta.story({
  name: 'Loading',
  args: { options: [], loading: true, onSearch: fn() },
  play: async () => {
    await userEvent.type(await control(), 'me')
    await waitFor(() => expect(screen.getByText('Looking…')).toBeVisible())
  },
})

export const NothingFits = meta.story({
  play: async () => {
    await userEvent.type(await control(), 'zzz')
    await waitFor(() => expect(screen.getByText('Nothing fits what you typed.')).toBeVisible())
  },
})

export const Focused = meta.story({ ...focused, args: { defaultValue: 'bpi' } })

Focused.test('Down opens the list and goes through it, Up goes back', async ({ canvas }) => {
  const input = canvas.getByRole('combobox')
  input.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  const active = () => input.getAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).not.toBeNull())
  const one = active()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).not.toBe(one))
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()).toBe(one))
})

export const Failing = meta.story(failing('Choose a bank.'))

export const Disabled = meta.story({ ...disabled, args: { defaultValue: 'metro' } })

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'metro' },
})

ReadOnly.test('Read-only: neither key nor button opens or empties it', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'b{ArrowDown}')
  await expect(canvas.getByRole('combobox')).toHaveValue('Metrobank')
  await expect(canvas.queryByRole('button', { name: 'Clear the choice' })).toBeNull()
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const LongText = meta.story({
  ...longWords,
  args: {
    options: [
      {
        value: 'a',
        label: 'Kooperatiba ng Pag-iimpok at Pagpapautang ng mga Mangingisda ng Hilagang Luzon',
        description: 'AngPangalangItoAyNapakahabaAtWalangPuwangKayaKailangangHatiin',
      },
      ...options,
    ],
    defaultValue: 'a',
  },
  play: opened,
})
