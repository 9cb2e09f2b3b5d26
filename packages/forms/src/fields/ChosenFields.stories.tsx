import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { birthdaySchema } from '../birthday/age.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { AccountField } from './AccountField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { SelectField } from './SelectField.tsx'
import { Harness, text, today } from './testing/Harness.tsx'

const meta = preview.meta({
  title: 'Forms/Fields/Chosen',
  component: Harness,
  decorators: onPlate,
  args: { fields: {}, children: null, onValid: fn() },
})

export const Birthday = meta.story({
  args: {
    fields: { birthday: birthdaySchema({ minimumAge: 21, today: () => today }) },
    children: <BirthdayField<FieldValues> name="birthday" label="Birthday" required today={today} />,
  },
})
Birthday.test('ties its fault to the date [S-145]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const birthday = canvas.getByLabelText(/^Birthday/, { selector: 'input' })
  await userEvent.type(birthday, '2010-01-01')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(birthday).toHaveAccessibleDescription(/21 or older/))
  await expect(birthday).toHaveFocus()
  await expect(birthday).toHaveAttribute('max', '2026-11-21')
})

export const Choose = meta.story({
  args: {
    fields: { occupation: text(0, 0, 50) },
    children: (
      <SelectField<FieldValues>
        name="occupation"
        label="Occupation"
        required
        placeholder="Choose"
        options={[
          { value: 'teacher', label: 'Teacher' },
          { value: 'nurse', label: 'Nurse' },
        ]}
      />
    ),
  },
})
Choose.test('is required, and chosen by keyboard', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const select = canvas.getByRole('combobox', { name: /^Occupation/ })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(select).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(select).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(await within(document.body).findByRole('option', { name: 'Nurse' }))
  await waitFor(() => expect(select).not.toHaveAttribute('aria-invalid', 'true'))
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ occupation: 'nurse' }))
})

const addAccount = fn()

export const Account = meta.story({
  args: {
    fields: { account: text(0, 1, 50) },
    children: (
      <AccountField<FieldValues>
        name="account"
        legend="Pay out to"
        accounts={[
          { id: '1', name: 'GCash', number: '•••• 4567' },
          { id: '2', name: 'BDO', number: '•••• 0042' },
          { id: '3', name: 'Maya', number: '•••• 1111', disabled: true },
        ]}
        addText="Add an account"
        onAdd={addAccount}
      />
    ),
  },
})
Account.test('is required, chosen by keyboard, and lets another account be added', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  const first = canvas.getByRole('radio', { name: /GCash/ })
  await waitFor(() => expect(first).toHaveFocus())
  await expect(canvas.getByRole('radio', { name: /Maya/ })).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ account: '2' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
  await expect(addAccount).toHaveBeenCalledOnce()
})
