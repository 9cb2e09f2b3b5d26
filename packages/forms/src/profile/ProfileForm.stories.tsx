import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'

const onSubmit = fn<ProfileFormProps['onSubmit']>(async () => undefined)
const now = () => new Date(2026, 10, 21, 12)
const profile = { payeeName: 'Maria Santos', birthday: null, fields: { occupation: 'Teacher' } }
const form = (props: Partial<ProfileFormProps> = {}) => (
  <Plates>
    <ProfileForm {...{ profile, now, onSubmit, ...props }} />
  </Plates>
)

const submit = /^save|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^permanent address/i, '1 Rizal Street')
  await fill(element, /^place of birth/i, 'Cebu')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /birthday/i,
  onSubmit,
  refusedAt: { name: 'bonusCode', label: /^bonus code/i },
})

const meta = preview.meta({ title: 'Forms/ProfileForm', component: ProfileForm, args: { profile, now, onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test('shows every field, fixed ones as text, and sends them by keyboard [S-335]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Maria Santos')
  await expect(labelled(canvasElement, /^occupation/i)).toHaveValue('Teacher')
  await fillIn(canvasElement)
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [
      expect.objectContaining({
        permanentAddress: '1 Rizal Street',
        birthPlace: 'Cebu',
        occupation: 'Teacher',
        bonusCode: '',
      }),
    ],
  })
})

export const Filled = meta.story(states.filled)

/** Every field is optional, so an empty form is valid; a birthday below the minimum age is not. */
export const Invalid = meta.story({
  render: () => form(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.type(labelled(canvasElement, /^birthday/i), '2010-01-01')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(labelled(canvasElement, /^birthday/i)).toHaveFocus())
    await expect(labelled(canvasElement, /^birthday/i)).toHaveAccessibleDescription(/21 or older/)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
