import { Search } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { DateRange } from '../date/DateRange.tsx'
import { AmountInput } from '../input/AmountInput.tsx'
import { DateInput } from '../input/DateInput.tsx'
import { Input } from '../input/Input.tsx'
import { PhoneInput } from '../input/PhoneInput.tsx'
import { Textarea } from '../input/Textarea.tsx'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { SearchInput } from '../search/SearchInput.tsx'
import { Select } from '../select/Select.tsx'
import { comboboxTexts, rangeTexts } from '../testing/inputTexts.ts'
import { UserNameField } from './examples/UserNameField.tsx'
import code from './examples/UserNameField.tsx?raw'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Inputs/Field',
  component: Field,
  args: {
    label: 'User name',
    required: true,
    mark: 'required' as const,
    description: '6 to 12 letters or digits.',
    children: <Input autoComplete="username" />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('Label, hint and requirement belong to the control', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'User name (Required)' })
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription('6 to 12 letters or digits.')
  await userEvent.click(canvas.getByText('User name'))
  await expect(input).toHaveFocus()
})

export const ErrorAppears = meta.story({
  ...example(UserNameField, code),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})

ErrorAppears.test('An error is tied to the control and announced politely', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAccessibleDescription('6 to 12 letters or digits. Use at least 6 letters or digits.')
  await expect(canvas.getByText('Use at least 6 letters or digits.').closest('[aria-live="polite"]')).not.toBeNull()
})

const Every = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Field label="Game" hideLabel>
      <Input start={<Search size={18} aria-hidden />} placeholder="Search games" type="search" />
    </Field>
    <Field label="Amount" description="100.00 to 50,000.00">
      <AmountInput currency="₱" defaultValue="1500.00" />
    </Field>
    <Field label="Mobile number" required mark="required">
      <PhoneInput dialCode="+63" />
    </Field>
    <Field label="Birthday">
      <DateInput max="2008-11-21" defaultValue="1990-12-31" />
    </Field>
    <Field label="Message" error="Say in a few words what happened.">
      <Textarea />
    </Field>
    <Field label="Currency" disabled>
      <Input defaultValue="PHP" />
    </Field>
  </div>
)

export const Controls = meta.story({ render: () => <Every /> })

const OneLine = () => (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <Input aria-label="Name" />
    <AmountInput aria-label="Amount" />
    <PhoneInput aria-label="Mobile number" dialCode="+63" />
    <DateInput aria-label="Birthday" />
    <PasswordInput
      aria-label="Password"
      autoComplete="current-password"
      texts={{ reveal: 'Show password', capsLock: 'Caps Lock is on' }}
    />
    <SearchInput aria-label="Game" />
    <Select aria-label="Language" options={[{ value: 'EN', label: 'English' }]} />
    <Combobox aria-label="Bank" options={[{ value: 'bdo', label: 'BDO' }]} texts={comboboxTexts} />
    <DateRange legend="Period" texts={rangeTexts} />
  </div>
)

/** The frame of a control: its outermost part with a border. */
const frameOf = (control: Element) => {
  const frames = [control, control.parentElement].filter((part) => part instanceof HTMLElement)
  return frames.findLast((part) => getComputedStyle(part).borderTopWidth === '1px')
}

const heights = (canvas: { readonly getByLabelText: (name: string) => HTMLElement }) =>
  ['Name', 'Amount', 'Mobile number', 'Birthday', 'Password', 'Game', 'Language', 'Bank', 'From', 'To'].map(
    (name) => [name, frameOf(canvas.getByLabelText(name))?.offsetHeight] as const,
  )

export const Compact = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { density: 'compact' },
  render: () => <OneLine />,
})

Compact.test('Fields of a compact brand are equally high, with a button or without', async ({ canvas }) => {
  const [[, first] = []] = heights(canvas)
  await expect(first).toBeLessThan(44)
  await expect(heights(canvas).filter(([, height]) => height !== first)).toEqual([])
})

export const Roomy = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { density: 'roomy' },
  render: () => <OneLine />,
})

Roomy.test('Fields of a roomy brand are equally high, with a button or without', async ({ canvas }) => {
  const [[, first] = []] = heights(canvas)
  await expect(first).toBeGreaterThan(48)
  await expect(heights(canvas).filter(([, height]) => height !== first)).toEqual([])
})

export const InView = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={{ blockSize: '12rem', overflow: 'auto' }}>
      <div style={{ paddingBlock: '20rem' }}>
        <Field {...args} />
      </div>
    </div>
  ),
})

InView.test('A control that takes the focus is in view with its label', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  const pane = input.closest<HTMLElement>('[style*="overflow"]')
  if (!pane) throw new Error('no pane')
  pane.scrollTop = pane.scrollHeight
  input.focus()
  const top = () => canvas.getByText('User name').getBoundingClientRect().top
  await expect(top()).toBeGreaterThanOrEqual(pane.getBoundingClientRect().top)
})

export const LongText = meta.story({
  args: {
    label: 'Buong pangalan gaya ng nakasulat sa iyong kard ng pagkakakilanlan o pasaporte',
    description:
      'Kailangang tumugma ito sa pangalan ng iyong bangko upang matanggap mo ang iyong mga panalo nang walang aberya.',
    error: 'AngPangalangItoAyNapakahabaAtWalangPuwangKayaKailangangHatiinSaDuloNgLinya',
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
})

export const AmountDigits = meta.story({
  render: () => (
    <Field label="Amount">
      <AmountInput />
    </Field>
  ),
})

AmountDigits.test('An amount takes Bengali digits and stays text; the caret stays where it was', async ({ canvas }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox')
  await expect(input.inputMode).toBe('decimal')
  await userEvent.type(input, '১২৩৪.৫০')
  await expect(input).toHaveValue('1234.50')
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('৯')
  await expect(input).toHaveValue('19234.50')
  await expect(input.selectionStart).toBe(2)
  await userEvent.clear(input)
  await userEvent.type(input, '12,50')
  await expect(input).toHaveValue('12,50')
})
