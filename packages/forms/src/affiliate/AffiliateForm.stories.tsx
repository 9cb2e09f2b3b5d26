import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill } from '../testing/formWalk.ts'
import { mobileRules } from '../mobile/mobileRule.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { AffiliateForm, type AffiliateFormProps } from './AffiliateForm.tsx'

const onSubmit = fn<AffiliateFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<AffiliateFormProps> = {}) => (
  <Plates>
    <AffiliateForm {...{ mobileRule: mobileRules.PH, onSubmit, ...props }} />
  </Plates>
)

const submit = /^send application|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^real name/i, 'Maria Santos')
  await fill(element, /^mobile/i, '0917 123 4567')
  await fill(element, /^e-?mail/i, 'maria@example.com')
  await fill(element, /^your plan/i, 'A channel about games.')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /name/i,
  onSubmit,
  refusedAt: { name: 'email', label: /^e-?mail/i },
})

const meta = preview.meta({
  title: 'Forms/AffiliateForm',
  component: AffiliateForm,
  args: { mobileRule: mobileRules.PH, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test('sends an application by keyboard [S-232]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [{ name: 'Maria Santos', mobile: '09171234567', email: 'maria@example.com', plan: 'A channel about games.' }],
  })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
