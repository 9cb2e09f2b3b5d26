import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { TrustedContactForm, type TrustedContactFormProps } from './TrustedContactForm.tsx'

const onSubmit = fn<TrustedContactFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<TrustedContactFormProps> = {}) => (
  <Plates>
    <TrustedContactForm onSubmit={onSubmit} {...props} />
  </Plates>
)

const submit = /^ask this person|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^their name/i, 'Ana')
  await fill(element, /email/i, 'ana@mail.example')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^their name/i,
  onSubmit,
  refusedAt: { name: 'email', label: /email/i },
})

const meta = preview.meta({ title: 'Forms/TrustedContactForm', component: TrustedContactForm, args: { onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test('sends name, address and the chosen topics [G-96]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.click(labelled(canvasElement, /^a deposit limit is used up/i))
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [{ name: 'Ana', email: 'ana@mail.example', tells: ['break', 'limit'] }],
  })
})

Empty.test('needs one topic, whichever it is', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.click(labelled(canvasElement, /^a break/i))
  await userEvent.click(canvas.getByRole('button', { name: submit }))
  await waitFor(() => expect(labelled(canvasElement, /^a break/i)).toHaveAccessibleDescription(/choose at least one/i))
  await expect(labelled(canvasElement, /^a break/i)).toHaveFocus()
  await userEvent.click(labelled(canvasElement, /^a limit is raised/i))
  await waitFor(() => expect(labelled(canvasElement, /^a break/i)).toBeValid())
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [{ name: 'Ana', email: 'ana@mail.example', tells: ['loosened'] }],
  })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
