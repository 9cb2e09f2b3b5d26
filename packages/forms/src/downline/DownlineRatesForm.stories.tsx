import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, labelled } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { DownlineRatesForm, type DownlineRatesFormProps } from './DownlineRatesForm.tsx'
import { laneText, own } from './testing/rates.ts'

const onSubmit = fn<DownlineRatesFormProps['onSubmit']>(async () => undefined)
const current = { RNG: '0.40', LIVE: '0.30' }
const form = (props: Partial<DownlineRatesFormProps> = {}) => (
  <Plates>
    <DownlineRatesForm {...{ account: 'jun_88', own, current, laneText, onSubmit, ...props }} />
  </Plates>
)

const submit = /^save rates|sending/i
const replace = async (element: HTMLElement, label: RegExp, text: string) => {
  await tabTo(labelled(element, label))
  await userEvent.clear(labelled(element, label))
  if (text !== '') await userEvent.keyboard(text)
}

const states = formStates({
  form,
  fillIn: (element) => replace(element, /^slots/i, '0.75'),
  submit,
  first: /slots/i,
  onSubmit,
  refusedAt: { name: 'rates.RNG', label: /^slots/i },
})

const meta = preview.meta({
  title: 'Forms/DownlineRatesForm',
  component: DownlineRatesForm,
  args: { account: 'jun_88', own, current, laneText, onSubmit },
})

/** As it opens, with the current rates. */
export const Present = meta.story(states.empty)

Present.test(
  'sends the lanes that change and no others, by keyboard; an emptied lane has no rate any more [S-391]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('jun_88')
    await expect(labelled(canvasElement, /^slots/i)).toHaveValue('0.40')
    await replace(canvasElement, /^live/i, '')
    await expectSending(canvasElement, { submit, onSubmit, sent: [{ LIVE: '0.00' }] })
  },
)

Present.test('refuses a rate above the agent’s own at its field [S-391] [S-402]', async ({ canvasElement }) => {
  await replace(canvasElement, /^live/i, '0.51{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^live/i)).toHaveAccessibleDescription(/above your own 0\.5%\./i))
  await expect(labelled(canvasElement, /^live/i)).toHaveFocus()
  await expect(onSubmit).not.toHaveBeenCalled()
})

export const Filled = meta.story(states.filled)

/** Submitted without a change. */
export const Invalid = meta.story(states.invalid)

Invalid.test('says that nothing has changed yet', async ({ canvasElement }) => {
  await expect(labelled(canvasElement, /^slots/i)).toHaveAccessibleDescription(/nothing has changed/i)
})

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
