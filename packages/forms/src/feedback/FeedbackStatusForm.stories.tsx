import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { FeedbackStatusForm, type FeedbackStatusFormProps } from './FeedbackStatusForm.tsx'

const onSubmit = fn<FeedbackStatusFormProps['onSubmit']>(async () => undefined)
const submit = /^look up|sending/i
const fillIn = (element: HTMLElement) => fill(element, /^reference/i, 'F-7KQ2M9XWABCD')

const states = formStates({
  form: (props: Partial<FeedbackStatusFormProps> = {}) => (
    <Plates>
      <FeedbackStatusForm {...{ onSubmit, ...props }} />
    </Plates>
  ),
  fillIn,
  submit,
  first: /^reference/i,
  onSubmit,
})

const meta = preview.meta({ title: 'Forms/FeedbackStatusForm', component: FeedbackStatusForm, args: { onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test('asks for the answer by the reference that came with the feedback [G-45]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expectSending(canvasElement, { submit, onSubmit, sent: [{ reference: 'F-7KQ2M9XWABCD' }] })
})

export const Invalid = meta.story(states.invalid)

export const ServerError = meta.story(states.serverError)
