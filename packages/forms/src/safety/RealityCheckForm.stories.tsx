import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { unanswered } from '../testing/formStates.tsx'
import { tabTo } from '../testing/keyboard.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { RealityCheckForm, type RealityCheckFormProps } from './RealityCheckForm.tsx'

const onSubmit = fn<RealityCheckFormProps['onSubmit']>(async () => undefined)
const loss = { durationText: '45 minutes', staked: '900.00', won: '650.00', net: '-250.00' }
const form = (props: Partial<RealityCheckFormProps> = {}) => (
  <Plates>
    <RealityCheckForm {...{ sitting: loss, money: peso, onSubmit, ...props }} />
  </Plates>
)
const answer = async (element: HTMLElement, name: RegExp) => {
  await tabTo(within(element).getByRole('button', { name }))
  await userEvent.keyboard('{Enter}')
}

const meta = preview.meta({ title: 'Forms/RealityCheckForm' })

export const Loss = meta.story({ render: () => form() })

Loss.test(
  'tells time, stakes, wins and the loss in words and sign; its answers weigh the same [G-20] [G-21]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent(/Net loss-₱250\.00/)
    const [stop, go] = [
      canvas.getByRole('button', { name: /stop playing/i }),
      canvas.getByRole('button', { name: /continue playing/i }),
    ]
    await expect(getComputedStyle(stop).backgroundColor).toBe(getComputedStyle(go).backgroundColor)
    await expect(stop.offsetHeight).toBe(go.offsetHeight)
    await answer(canvasElement, /continue playing/i)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ choice: 'continue' }))
  },
)

export const Win = meta.story({ render: () => form({ sitting: { ...loss, won: '1150.00', net: '250.00' } }) })

Win.test('writes a win with its sign and in words [G-20]', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/Net win\+₱250\.00/)
})

export const Even = meta.story({ render: () => form({ sitting: { ...loss, won: '900.00', net: '0.00' } }) })

export const Submitting = meta.story({
  render: () => form({ onSubmit: unanswered }),
  play: async ({ canvasElement }) => {
    await answer(canvasElement, /stop playing/i)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-busy', 'true'))
  },
})

export const ServerError = meta.story({
  render: () => form({ onSubmit: async () => ({ message: { text: 'The platform said no.' } }) }),
  play: async ({ canvasElement }) => {
    await answer(canvasElement, /stop playing/i)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus())
  },
})

export const Bengali = meta.story({ render: () => form(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => form(), globals: { language: 'XB', theme: 'dark' } })
