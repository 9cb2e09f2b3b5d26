import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRefused, formStates } from '../testing/formStates.tsx'
import { expectSending, fill } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { UnbindAccountForm, type UnbindAccountFormProps } from './UnbindAccountForm.tsx'

const onSubmit = fn<UnbindAccountFormProps['onSubmit']>(async () => undefined)
const onCancel = fn()
const account = { bankName: 'BDO Unibank', maskedNumber: '******7890', isDefault: true }
const form = (props: Partial<UnbindAccountFormProps> = {}) => (
  <Plates>
    <UnbindAccountForm {...{ account, nextDefault: 'GCash ****4567', onCancel, onSubmit, ...props }} />
  </Plates>
)

const submit = /^remove account|sending/i
const fillIn = (element: HTMLElement) => fill(element, /^payment password/i, '123456')

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^payment password/i,
  onSubmit,
  refusedAt: { name: 'password', label: /^payment password/i },
})

const meta = preview.meta({
  title: 'Forms/UnbindAccountForm',
  component: UnbindAccountForm,
  args: { account, nextDefault: 'GCash ****4567', onCancel, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'names the account and what follows, and removes it with the payment password [G-54]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('BDO Unibank')
    await expect(canvasElement).toHaveTextContent('******7890')
    await expect(canvasElement).toHaveTextContent(/GCash \*{4}4567 will then be used first/)
    await fillIn(canvasElement)
    await expectSending(canvasElement, { submit, onSubmit, sent: [{ password: '123456' }] })
  },
)

Empty.test('leaves the account as it is when the person goes back', async ({ canvasElement }) => {
  await tabTo(within(canvasElement).getByRole('button', { name: /^back/i }))
  await userEvent.keyboard('{Enter}')
  await expect(onCancel).toHaveBeenCalledOnce()
  await expect(onSubmit).not.toHaveBeenCalled()
})

export const LastAccount = meta.story({
  render: () => form({ nextDefault: undefined }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/your only account/)
  },
})

/** A withdrawal to the account is still pending. */
export const StillNeeded = meta.story({
  render: () => form({ onSubmit: async () => ({ message: { text: 'A withdrawal is still on its way to it.' } }) }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expectRefused(canvasElement, submit, /still on its way/)
  },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
