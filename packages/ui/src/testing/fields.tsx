/** Every input of the kit, for the field suite. */
import type { ReactElement } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { DateRange } from '../date/DateRange.tsx'
import { Field } from '../field/Field.tsx'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import { AmountInput } from '../input/AmountInput.tsx'
import { DateInput } from '../input/DateInput.tsx'
import { Input } from '../input/Input.tsx'
import { PhoneInput } from '../input/PhoneInput.tsx'
import { Textarea } from '../input/Textarea.tsx'
import { OtpInput } from '../otp/OtpInput.tsx'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { RadioGroup } from '../radio/RadioGroup.tsx'
import { SearchInput } from '../search/SearchInput.tsx'
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx'
import { Select } from '../select/Select.tsx'
import { Switch } from '../switch/Switch.tsx'
import type { FieldState, FieldSubject } from './fieldSuite.tsx'
import { comboboxTexts, fileTexts, rangeTexts } from './inputTexts.ts'
import { choices, options } from './inputOptions.ts'

const inField =
  (control: (name: string) => ReactElement) =>
  (state: FieldState, name: string): ReactElement => <Field {...state}>{control(name)}</Field>

const typing = (text: string) => async (control: HTMLElement) => {
  await userEvent.clear(control)
  await userEvent.type(control, text)
}

const picking = (role: 'radio' | 'checkbox', name: string) => async (control: HTMLElement) => {
  await userEvent.click(within(control).getByRole(role, { name }))
}

const firstInput = (control: HTMLElement) => control.querySelector<HTMLElement>('input')!

const grouped = ({ label, disabled, ...state }: FieldState) => ({
  ...state,
  legend: label,
  disabled: disabled ?? false,
})

/** Each field: how the suite draws, finds and changes it. */
export const fields: Readonly<Record<string, FieldSubject>> = {
  Input: {
    draw: inField((name) => <Input name={name} defaultValue="maria" />),
    role: 'textbox',
    change: typing('jun'),
    initial: ['maria'],
    changed: ['jun'],
  },
  Textarea: {
    draw: inField((name) => (
      <Textarea
        name={name}
        defaultValue="Hello"
        counter={{ limit: 20, text: (count, limit) => `${count} of ${limit}` }}
      />
    )),
    role: 'textbox',
    change: typing('Good day'),
    initial: ['Hello'],
    changed: ['Good day'],
  },
  AmountInput: {
    draw: inField((name) => <AmountInput name={name} currency="₱" digits={2} defaultValue="10.00" />),
    role: 'textbox',
    change: async (control) => {
      await typing('১২৩৪.৫')(control)
      await userEvent.tab()
    },
    initial: ['10.00'],
    changed: ['1234.50'],
  },
  PhoneInput: {
    draw: inField((name) => <PhoneInput name={name} dialCode="+63" />),
    role: 'textbox',
    change: typing('০৯১৭'),
    initial: [''],
    changed: ['0917'],
  },
  DateInput: {
    draw: inField((name) => <DateInput name={name} defaultValue="1990-12-31" />),
    change: typing('2000-01-02'),
    initial: ['1990-12-31'],
    changed: ['2000-01-02'],
  },
  PasswordInput: {
    draw: inField((name) => <PasswordInput name={name} texts={{ reveal: 'Show' }} autoComplete="new-password" />),
    change: typing('Croupier1'),
    initial: [''],
    changed: ['Croupier1'],
  },
  OtpInput: {
    draw: inField((name) => <OtpInput name={name} />),
    role: 'textbox',
    change: async (control) => {
      await userEvent.click(control)
      await userEvent.paste('Your code: ২৪৬-810')
    },
    initial: [''],
    changed: ['246810'],
  },
  SearchInput: {
    draw: inField((name) => <SearchInput name={name} texts={{ clear: 'Clear' }} />),
    role: 'searchbox',
    change: typing('mahjong'),
    initial: [''],
    changed: ['mahjong'],
  },
  Select: {
    draw: inField((name) => <Select name={name} options={options} defaultValue="gcash" />),
    role: 'combobox',
    opens: true,
    change: async (control) => {
      await userEvent.click(control)
      await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    },
    initial: ['gcash'],
    changed: ['bank'],
  },
  Combobox: {
    draw: inField((name) => <Combobox name={name} options={options} defaultValue="gcash" texts={comboboxTexts} />),
    role: 'combobox',
    opens: true,
    change: async (control) => {
      await userEvent.clear(control)
      await userEvent.type(control, 'bank')
      await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
    },
    initial: ['gcash'],
    changed: ['bank'],
  },
  FileDrop: {
    draw: inField((name) => <FileDrop name={name} texts={fileTexts} />),
    role: 'button',
    without: ['invalid', 'required'],
    opens: true,
    change: async (control) => {
      const native = control.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
      if (native) await userEvent.upload(native, new File(['slip'], 'slip.png', { type: 'image/png' }))
      await screen.findByText('slip.png', { selector: 'bdi' })
    },
    initial: [''],
    changed: ['slip.png'],
  },
  Checkbox: {
    draw: ({ label, mark: _mark, required, ...state }, name) => (
      <Checkbox name={name} value="yes" {...state} required={required ?? false}>
        {required ? `${label} (Required)` : label}
      </Checkbox>
    ),
    role: 'checkbox',
    change: userEvent.click,
    initial: [],
    changed: ['yes'],
  },
  Switch: {
    draw: ({ label, mark: _mark, required, ...state }, name) => (
      <Switch name={name} value="on" {...state} required={required ?? false}>
        {required ? `${label} (Required)` : label}
      </Switch>
    ),
    role: 'switch',
    change: userEvent.click,
    initial: [],
    changed: ['on'],
  },
  RadioGroup: {
    draw: (state, name) => <RadioGroup {...grouped(state)} name={name} choices={choices} defaultValue="gcash" />,
    role: 'radiogroup',
    part: firstInput,
    legend: true,
    change: picking('radio', 'Bank transfer'),
    initial: ['gcash'],
    changed: ['bank'],
  },
  ChoiceCards: {
    draw: (state, name) => <ChoiceCards {...grouped(state)} name={name} choices={choices} />,
    role: 'radiogroup',
    part: firstInput,
    legend: true,
    change: picking('radio', 'GCash'),
    initial: [],
    changed: ['gcash'],
  },
  SegmentedControl: {
    draw: (state, name) => <SegmentedControl {...grouped(state)} name={name} choices={choices} defaultValue="bank" />,
    role: 'radiogroup',
    part: firstInput,
    legend: true,
    change: picking('radio', 'GCash'),
    initial: ['bank'],
    changed: ['gcash'],
  },
  DateRange: {
    draw: (state, name) => (
      <DateRange
        {...grouped(state)}
        names={{ from: name, to: name }}
        defaultValue={{ from: '2026-11-01', to: '2026-11-30' }}
        texts={rangeTexts}
      />
    ),
    role: 'group',
    part: firstInput,
    without: ['invalid', 'required'],
    legend: true,
    change: async (control) => typing('2026-11-15')(within(control).getByLabelText('From')),
    initial: ['2026-11-01', '2026-11-30'],
    changed: ['2026-11-15', '2026-11-30'],
  },
}
