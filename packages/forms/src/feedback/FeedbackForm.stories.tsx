import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { choose, expectSending, fill } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx'

const onSubmit = fn<FeedbackFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<FeedbackFormProps> = {}) => (
  <Plates>
    <FeedbackForm {...{ onSubmit, ...props }} />
  </Plates>
)

const submit = /^send feedback|sending/i
const fillIn = async (element: HTMLElement) => {
  await choose(element, /what is it about/i, /game problem/i)
  await fill(element, /^your message/i, 'It stopped.')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /what is it about/i,
  onSubmit,
})

const meta = preview.meta({ title: 'Forms/FeedbackForm', component: FeedbackForm, args: { onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test('counts the text within its bounds and sends it by keyboard [S-228]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expect(canvasElement).toHaveTextContent('11 of 200')
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [{ questionType: 'game', content: 'It stopped.', contact: '' }],
  })
})

Empty.test('sends a message that was filled in without an event', async ({ canvasElement }) => {
  await choose(canvasElement, /what is it about/i, /game problem/i)
  within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: /^your message/i }).value = 'It stopped.'
  onSubmit.mockClear()
  await userEvent.click(within(canvasElement).getByRole('button', { name: submit }))
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ questionType: 'game', content: 'It stopped.', contact: '' }),
  )
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
