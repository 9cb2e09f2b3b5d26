import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectFirstFault, expectSending, pick } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { BreakForm, type BreakFormProps } from './BreakForm.tsx'

const onSubmit = fn<BreakFormProps['onSubmit']>(async () => undefined)
const lengths = ['24h', '7d', '30d'] as const
const ends: Readonly<Record<string, string>> = {
  '24h': '22 November 2026, 12:00',
  '7d': '28 November 2026, 12:00',
  '30d': '21 December 2026, 12:00',
  '6m': '21 May 2027, 12:00',
  '1y': '21 November 2027, 12:00',
  '5y': '21 November 2031, 12:00',
}
const endText = (length: string) => ends[length] ?? length
const form = (props: Partial<BreakFormProps> = {}) => (
  <Plates>
    <BreakForm {...{ kind: 'timeOut', lengths, endText, onSubmit, ...props }} />
  </Plates>
)

const submit = /^start now|sending/i
const fillIn = async (element: HTMLElement) => {
  await pick(element, /^7 days/i)
  await tabTo(within(element).getByRole('button', { name: /^continue/i }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(within(element).getByRole('heading', { name: /confirm your break/i })).toHaveFocus())
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /24 hours/i,
  onSubmit,
})

const meta = preview.meta({
  title: 'Forms/BreakForm',
  component: BreakForm,
  args: { kind: 'timeOut' as const, lengths, endText, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'offers lengths of equal weight, none chosen, and one confirmation that names the end [G-31] [G-32]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cards = canvas.getAllByRole('radio').map((radio) => radio.closest('label') as HTMLElement)
    await expect(cards.filter((card) => card.querySelector(':checked'))).toEqual([])
    const weight = (card: HTMLElement) => {
      const { backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(card)
      return [backgroundColor, borderColor, fontWeight, fontSize, card.offsetHeight].join()
    }
    await expect(new Set(cards.map(weight)).size).toBe(1)
    await fillIn(canvasElement)
    await expect(canvasElement).toHaveTextContent('Ends28 November 2026, 12:00')
    await expect(canvasElement).toHaveTextContent(/on all devices end/)
    await expectSending(canvasElement, { submit, onSubmit, sent: [{ length: '7d' }] })
  },
)

Empty.test('keeps the chosen length when going back', async ({ canvasElement }) => {
  await fillIn(canvasElement)
  await tabTo(within(canvasElement).getByRole('button', { name: /^back/i }))
  await userEvent.keyboard('{Enter}')
  const chosen = await within(canvasElement).findByRole('radio', { name: /^7 days/i })
  await expect(chosen).toBeChecked()
  await expect(canvasElement.querySelector('form')).toContainElement(document.activeElement as HTMLElement)
  await expect(onSubmit).not.toHaveBeenCalled()
})

export const Exclusion = meta.story({ render: () => form({ kind: 'exclusion', lengths: ['6m', '1y', '5y'] }) })

Exclusion.test('says how it differs from a pause before a length is chosen [G-31]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/only if you ask for it, and after a waiting period/)
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story({
  render: () => form(),
  play: ({ canvasElement }) => expectFirstFault(canvasElement, { submit: /^continue/i, first: /24 hours/i, onSubmit }),
})

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
