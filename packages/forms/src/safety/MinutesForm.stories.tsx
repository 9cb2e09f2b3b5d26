import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { MinutesForm, type MinutesFormProps } from './MinutesForm.tsx'

const onSubmit = fn<MinutesFormProps['onSubmit']>(async () => undefined)
const effectText = 'A shorter one takes effect immediately.'
const form = (props: Partial<MinutesFormProps> = {}) => (
  <Plates>
    <MinutesForm {...{ about: 'session', least: 10, most: 1440, current: 60, effectText, onSubmit, ...props }} />
  </Plates>
)

const submit = /^set session|sending/i
const fillIn = (element: HTMLElement) => fill(element, /^minutes/i, '45')

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^minutes/i,
  onSubmit,
  refusedAt: { name: 'minutes', label: /^minutes/i },
})

const meta = preview.meta({
  title: 'Forms/MinutesForm',
  component: MinutesForm,
  args: { about: 'session' as const, least: 10, most: 1440, current: 60, effectText, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test('takes minutes as free text and sends them by keyboard [G-08] [G-23]', async ({ canvasElement }) => {
  await expect(labelled(canvasElement, /^minutes/i)).toHaveValue('')
  await fill(canvasElement, /^minutes/i, '9{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^minutes/i)).toBeInvalid())
  await userEvent.clear(labelled(canvasElement, /^minutes/i))
  await userEvent.keyboard('45')
  await expectSending(canvasElement, { submit, onSubmit, sent: [{ minutes: 45 }] })
})

export const Reminder = meta.story({
  render: () => form({ about: 'reminder', least: 15, most: 60, current: null, effectText: 'It counts from now on.' }),
})

Reminder.test('takes the minutes between two reality checks [G-21]', async ({ canvasElement }) => {
  await fill(canvasElement, /^minutes/i, '30')
  await expectSending(canvasElement, { submit: /^set reality|sending/i, onSubmit, sent: [{ minutes: 30 }] })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
