import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { ConvertForm, type ConvertFormProps } from './ConvertForm.tsx'

const onSubmit = fn<ConvertFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<ConvertFormProps> = {}) => (
  <Plates>
    <ConvertForm {...{ rate: { pointsPerUnit: 100, step: 50 }, balance: 230, money: peso, onSubmit, ...props }} />
  </Plates>
)

const submit = /^convert$|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^points/i, '200')
  await fill(element, /^payment password/i, '123456')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^points/i,
  onSubmit,
  refusedAt: { name: 'password', label: /^payment password/i },
})

const meta = preview.meta({
  title: 'Forms/ConvertForm',
  component: ConvertForm,
  args: { rate: { pointsPerUnit: 100, step: 50 }, balance: 230, money: peso, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test('says what the points are worth and asks for the payment password [S-377]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expect(canvasElement).toHaveTextContent('You receive₱2.00')
  await expectSending(canvasElement, { submit, onSubmit, sent: [{ points: 200, password: '123456' }] })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
