import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { choose, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { AddDownlineForm, type AddDownlineFormProps } from './AddDownlineForm.tsx'
import { laneText, own, types } from './testing/rates.ts'

const onSubmit = fn<AddDownlineFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<AddDownlineFormProps> = {}) => (
  <Plates>
    <AddDownlineForm {...{ own, types, laneText, onSubmit, ...props }} />
  </Plates>
)

const submit = /^add downline|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^user name/i, 'newone1')
  await fill(element, /^password/i, 'Croupier1')
  await choose(element, /account type/i, /agent/i)
  await fill(element, /^slots/i, '0.8')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /user name/i,
  onSubmit,
  refusedAt: { name: 'username', label: /^user name/i },
})

const meta = preview.meta({
  title: 'Forms/AddDownlineForm',
  component: AddDownlineForm,
  args: { own, types, laneText, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'refuses a rate above the agent’s own at its field, and creates by keyboard [S-391] [S-402]',
  async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await userEvent.keyboard('1{Enter}')
    await waitFor(() =>
      expect(labelled(canvasElement, /^slots/i)).toHaveAccessibleDescription(/above your own 0\.8%\./i),
    )
    await expect(labelled(canvasElement, /^slots/i)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [{ username: 'newone1', password: 'Croupier1', type: 1, rates: { RNG: '0.80' } }],
    })
  },
)

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
