import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { choose, expectSending, fill } from '../testing/formWalk.ts'
import { pictureFile, Plates } from '../testing/storyPlate.tsx'
import { KycForm, type KycFormProps } from './KycForm.tsx'

const onSubmit = fn<KycFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<KycFormProps> = {}) => (
  <Plates>
    <KycForm {...{ onSubmit, ...props }} />
  </Plates>
)

const submit = /^send for|sending/i
const fillIn = async (element: HTMLElement) => {
  await choose(element, /^document/i, /passport/i)
  await fill(element, /^document number/i, 'P1234567A')
  await userEvent.upload(element.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, pictureFile())
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^document/i,
  onSubmit,
  refusedAt: { name: 'documentNumber', label: /^document number/i },
})

const meta = preview.meta({ title: 'Forms/KycForm', component: KycForm, args: { onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test('sends a document with its pictures [S-335]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [
      {
        documentType: 'passport',
        documentNumber: 'P1234567A',
        pictures: [expect.objectContaining({ name: 'proof.png', type: 'image/png' })],
      },
    ],
  })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
