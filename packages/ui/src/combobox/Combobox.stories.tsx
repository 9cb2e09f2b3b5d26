import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { PhoneInput } from '../input/PhoneInput.tsx'
import { SearchInput } from '../search/SearchInput.tsx'
import { comboboxTexts } from '../testing/inputTexts.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'
import { BankCombobox } from './examples/BankCombobox.tsx'
import code from './examples/BankCombobox.tsx?raw'

const banks: readonly ComboboxOption[] = [
  { value: 'bdo', label: 'BDO Unibank', description: 'Banco de Oro' },
  { value: 'bpi', label: 'Bank of the Philippine Islands' },
  { value: 'metro', label: 'Metrobank' },
  { value: 'land', label: 'Land Bank', disabled: true },
]
const recent = {
  terms: ['mahjong', 'fishing god', 'baccarat'],
  texts: { title: 'Recent searches', forget: (term: string) => `Forget ${term}`, forgetAll: 'Forget all' },
  onForget: fn(),
  onForgetAll: fn(),
}

const every = (
  <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem', minBlockSize: '34rem', alignContent: 'start' }}>
    <Field label="Bank">
      <Combobox options={banks} defaultValue="bpi" texts={comboboxTexts} />
    </Field>
    <Field label="Second bank" error="Choose a bank.">
      <Combobox options={banks} placeholder="Name of the bank" texts={comboboxTexts} />
    </Field>
    <Field label="Third bank" disabled>
      <Combobox options={banks} defaultValue="metro" texts={comboboxTexts} />
    </Field>
    <Field label="Mobile number">
      <PhoneInput dialCode="+63" defaultValue="9171234567" />
    </Field>
    <Field label="Games" hideLabel>
      <SearchInput placeholder="Search games" texts={{ clear: 'Clear' }} recent={recent} />
    </Field>
  </div>
)

const meta = preview.meta({ title: 'Inputs/Finding fields', render: () => every })

export const Bank = meta.story(example(BankCombobox, code))

Bank.test('Finds a bank by a part of its name', async ({ canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Bank' })
  await userEvent.type(input, 'metro')
  await userEvent.click(await screen.findByRole('option', { name: 'Metrobank' }))
  await expect(input).toHaveValue('Metrobank')
})

export const Controls = meta.story()

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.getByRole('button', { name: 'mahjong' })).toBeVisible()
  },
})

const picked = fn()

export const Finding = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Field label="Bank">
      <Combobox options={banks} onValueChange={picked} texts={comboboxTexts} />
    </Field>
  ),
})

Finding.test('A bank is found by typing, chosen by keyboard, and can be cleared again', async ({ canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Bank' })
  await userEvent.type(input, 'metro')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Metrobank' })).toBeVisible())
  await expect(screen.queryByRole('option', { name: /Unibank/ })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect(picked).toHaveBeenLastCalledWith('metro')
  await expect(input).toHaveValue('Metrobank')
  await userEvent.clear(input)
  await userEvent.type(input, 'nothing like it')
  await waitFor(() => expect(screen.getByText('Nothing fits what you typed.')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

const asked = fn()

const FromElsewhere = () => {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([])
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Combobox
        aria-label="Downline"
        options={options}
        loading={loading}
        onSearch={(text) => {
          asked(text)
          setLoading(true)
        }}
        texts={comboboxTexts}
      />
      <button
        type="button"
        onClick={() => {
          setOptions([{ value: 'jun', label: 'jun' }])
          setLoading(false)
        }}
      >
        Answer
      </button>
    </>
  )
}

export const Elsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <FromElsewhere />,
})

Elsewhere.test(
  'A list that is searched elsewhere says that it is loading, and remembers what was chosen',
  async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Downline' })
    await userEvent.type(input, 'ju')
    await expect(asked).toHaveBeenLastCalledWith('ju')
    await waitFor(() => expect(screen.getByText('Looking…')).toBeVisible())
    canvas.getByText('Answer').click()
    await userEvent.click(await screen.findByRole('option', { name: 'jun' }))
    await expect(input).toHaveValue('jun')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the choice' }))
    await expect(input).toHaveValue('')
  },
)

const searched = fn()

export const Searching = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <SearchInput aria-label="Games" texts={{ clear: 'Clear' }} onSearch={searched} recent={recent} />,
})

Searching.test(
  'A search is submitted by Enter, cleared by its button, and repeated from the recent ones',
  async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Games' })
    await userEvent.type(input, '  poker {Enter}')
    await expect(searched).toHaveBeenLastCalledWith('poker')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(searched).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'mahjong' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(searched).toHaveBeenLastCalledWith('fishing god')
    await expect(input).toHaveValue('fishing god')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Forget baccarat' }))
    await expect(recent.onForget).toHaveBeenLastCalledWith('baccarat')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Recent searches')).toBeNull()
  },
)
