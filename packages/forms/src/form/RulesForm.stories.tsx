import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { fill, labelled } from '../testing/formWalk.ts'
import { typeInto } from '../testing/keyboard.ts'
import { RulesForm, type RulesFormProps } from './RulesForm.tsx'

/** As a platform sends them: the fax is switched off, the email address is optional. */
const rules = {
  nickname: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 },
  email: { enabled: true, required: false, minLength: 0, maxLength: 100, patternId: 3 },
  fax: { enabled: false, required: true, minLength: 0, maxLength: 40, patternId: 6 },
  about: { enabled: true, required: false, minLength: 0, maxLength: 140, patternId: 0 },
}

const reversed = { ...rules, nickname: { ...rules.nickname, minLength: 15, maxLength: 4 } }

type Props = RulesFormProps<keyof typeof rules>

const args = {
  rules,
  fields: {
    nickname: { label: 'Nickname', autoComplete: 'nickname' },
    email: { label: 'Email', autoComplete: 'email' },
    fax: { label: 'Fax' },
    about: { label: 'About you', control: 'comment' },
  },
  label: 'Public profile',
  submitText: 'Save',
  busyText: 'Saving',
  onSubmit: fn<Props['onSubmit']>(async () => undefined),
} satisfies Props

const meta = preview.meta({
  title: 'Forms/RulesForm',
  component: RulesForm<keyof typeof rules>,
  decorators: onPlate,
  args,
})

export const Playground = meta.story()

Playground.test(
  'shows the fields that the rules enable, with their hints, and sends what was checked',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByLabelText(/fax/i)).not.toBeInTheDocument()
    await expect(labelled(canvasElement, /^nickname/i)).toHaveAccessibleDescription(/4.*15/)
    await expect(labelled(canvasElement, /^email/i)).not.toBeRequired()
    await fill(canvasElement, /^nickname/i, 'mar1a{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ nickname: 'mar1a', email: '', about: '' }))
  },
)

Playground.test('checks a field by its rule when it is left', async ({ canvasElement }) => {
  await fill(canvasElement, /^nickname/i, 'mar')
  await userEvent.tab()
  await waitFor(() => expect(labelled(canvasElement, /^nickname/i)).toBeInvalid())
})

const told = fn()

/** Reversed bounds, and a caller whose function is a new one at every render. */
const Inline = () => {
  const [renders, setRenders] = useState(1)
  return (
    <>
      <RulesForm {...args} rules={reversed} onConfigProblem={({ kind, field }) => told(kind, field, renders)} />
      <button onClick={() => setRenders(renders + 1)}>Render {renders}</button>
    </>
  )
}

export const InlineReport = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Inline /> })

InlineReport.test(
  'reports unusable rules once, however often its caller renders',
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    for (const renders of ['1', '2', '3'])
      await userEvent.click(canvas.getByRole('button', { name: `Render ${renders}` }))
    // The schema of the last render checks what is sent.
    await fill(canvasElement, /^nickname/i, 'mar1a{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(told.mock.calls).toEqual([['bounds-reversed', 'nickname', 1]])
  },
)

const states = formStates({
  form: (props = {}) => <RulesForm {...args} {...props} />,
  fillIn: (element) => typeInto(labelled(element, /^nickname/i) as HTMLInputElement, 'mar1a'),
  submit: /^sav/i,
  first: /^nickname/i,
  onSubmit: args.onSubmit,
  refusedAt: { name: 'nickname', label: /^nickname/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
