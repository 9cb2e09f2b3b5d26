import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { selfTestQuestions, type SelfTestAnswer, type SelfTestResult } from './selfTest.ts'
import { SelfTestForm, type SelfTestFormProps } from './SelfTestForm.tsx'

const onSubmit = fn<SelfTestFormProps['onSubmit']>(async () => undefined)
const onWay = fn()
const onAgain = fn()
const form = (props: Partial<SelfTestFormProps> = {}) => (
  <Plates>
    <SelfTestForm {...{ onWay, onAgain, onSubmit, ...props }} />
  </Plates>
)

const submit = /^show result|sending/i
const answers: readonly SelfTestAnswer[] = [
  'never',
  'sometimes',
  'never',
  'never',
  'often',
  'never',
  'never',
  'always',
  'never',
]
/** Tab enters a group of answers, arrow keys choose. */
const fillIn = async (element: HTMLElement) => {
  const presses = { never: ' ', sometimes: '{ArrowDown}', often: '{ArrowDown}'.repeat(2), always: '{ArrowUp}' }
  for (const [index, group] of within(element).getAllByRole('radiogroup').entries()) {
    const answer = answers[index] ?? 'never'
    await tabTo(within(group).getByRole('radio', { name: 'Never' }))
    await userEvent.keyboard(presses[answer])
    await expect(within(group).getByRole('radio', { name: new RegExp(`^${answer}`, 'i') })).toBeChecked()
  }
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /more than you could do without/i,
  onSubmit,
})

const meta = preview.meta({ title: 'Forms/SelfTestForm', component: SelfTestForm, args: { onWay, onAgain, onSubmit } })

export const Empty = meta.story(states.empty)

Empty.test(
  'asks nine questions without a preselected answer, says that they are private, and sends by keyboard [G-43]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(selfTestQuestions.length)
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await expect(canvasElement).toHaveTextContent(/added up and not kept/)
    await fillIn(canvasElement)
    await expectSending(canvasElement, { submit, onSubmit, sent: [answers] })
  },
)

Empty.test('says how many questions are still open, and goes to the first of them', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const [first, ...rest] = canvas.getAllByRole('radiogroup')
  await userEvent.click(within(first as HTMLElement).getByRole('radio', { name: 'Often' }))
  await userEvent.click(canvas.getByRole('button', { name: submit }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Check 8 fields' }))
  await expect(canvas.getAllByText('Please choose.')).toHaveLength(8)
  await expect(within(rest[0] as HTMLElement).getByRole('radio', { name: 'Never' })).toHaveFocus()
  await expect(onSubmit).not.toHaveBeenCalled()
})

const high: SelfTestResult = { band: 'high', next: ['help', 'exclusion', 'blockers', 'limits'] }

export const Result = meta.story({ render: () => form({ result: high }) })

Result.test('takes focus, gives the result, and offers next steps, by keyboard [G-43]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvas.getByRole('heading', { name: /your result/i })).toHaveFocus())
  await expect(canvasElement).toHaveTextContent(/many signs/)
  await expect(canvasElement).toHaveTextContent(/were not kept/)
  await expect(canvas.getAllByRole('button').map((way) => way.textContent)).toEqual([
    'Talk to someone',
    'Exclude yourself',
    'Block games on your devices',
    'Set a limit',
    'Answer again',
  ])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(onWay).toHaveBeenCalledWith('help')
  await tabTo(canvas.getByRole('button', { name: /answer again/i }))
  await userEvent.keyboard('{Enter}')
  await expect(onAgain).toHaveBeenCalledOnce()
})

/** The bands below `high`, one below the other. */
export const Bands = meta.story({
  render: () => (
    <Plates>
      <SelfTestForm {...{ onWay, onAgain, onSubmit }} result={{ band: 'none', next: ['limits'] }} />
      <SelfTestForm {...{ onWay, onAgain, onSubmit }} result={{ band: 'low', next: ['limits', 'timeOut'] }} />
      <SelfTestForm
        {...{ onWay, onAgain, onSubmit }}
        result={{ band: 'moderate', next: ['limits', 'timeOut', 'help'] }}
      />
    </Plates>
  ),
})

export const ResultInBengali = meta.story({ render: () => form({ result: high }), globals: { language: 'BN' } })

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
