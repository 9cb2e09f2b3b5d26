import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { choose, expectSending, fill } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { AddLinkForm, type AddLinkFormProps } from './AddLinkForm.tsx'
import { laneText, own, types } from './testing/rates.ts'

const onSubmit = fn<AddLinkFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<AddLinkFormProps> = {}) => (
  <Plates>
    <AddLinkForm {...{ own, types, laneText, longestDays: 90, onSubmit, ...props }} />
  </Plates>
)

const submit = /^create link|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^name of/i, 'My channel')
  await choose(element, /account type/i, /member/i)
  await fill(element, /^days/i, '30')
  await fill(element, /^live/i, '0.5')
}

const states = formStates({ form, fillIn, submit, first: /account type/i, onSubmit })

const meta = preview.meta({
  title: 'Forms/AddLinkForm',
  component: AddLinkForm,
  args: { own, types, laneText, longestDays: 90, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test('makes a link that is valid for some days, by keyboard [S-391]', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [{ name: 'My channel', type: 0, rates: { LIVE: '0.50' }, days: 30 }],
  })
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
