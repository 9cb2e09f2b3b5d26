import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectAllOff, expectFirstFault, expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { BreakForm } from './BreakForm.tsx'
import { MinutesForm } from './MinutesForm.tsx'
import { RealityCheckForm } from './RealityCheckForm.tsx'
import { MoneyLimitForm } from './MoneyLimitForm.tsx'

const onSubmit = fn(async () => undefined)

const limits = [{ kind: 'deposit', period: 'day', amount: '500.00' }] as const
const lengths = ['24h', '7d', '30d'] as const
const endText = (length: string) => `the end of ${length}`
const raiseText = () => '22 November, 12:00'

const meta = preview.meta({ title: 'Forms/SafetyForms' })

export const MoneyLimit = meta.story({
  render: () => (
    <Plates>
      <MoneyLimitForm
        kind="deposit"
        limits={limits}
        raiseText={raiseText}
        currency="₱"
        money={peso}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

MoneyLimit.test(
  'is free text without a default or a chip, and says from when it holds before it is sent [G-08] [G-13]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await expect(labelled(canvasElement, /^at most/i)).toHaveValue('')
    await expect(labelled(canvasElement, /^at most/i)).not.toHaveAttribute('placeholder')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expectFirstFault(canvasElement, { submit: /^set limit/i, first: /^period/i, onSubmit })
    await pick(canvasElement, /^day/i)
    await fill(canvasElement, /^at most/i, '600')
    await waitFor(() => expect(canvas.getByText(/higher one from 22 November, 12:00/)).toBeVisible())
    await userEvent.clear(labelled(canvasElement, /^at most/i))
    await userEvent.keyboard('400')
    await waitFor(() => expect(canvas.getByText(/takes effect at once/)).toBeVisible())
    await expectSending(canvasElement, {
      submit: /^set limit|sending/i,
      onSubmit,
      sent: [{ kind: 'deposit', period: 'day', amount: '400.00' }],
    })
  },
)

export const SessionLimit = meta.story({
  render: () => (
    <Plates>
      <MinutesForm
        about="session"
        least={10}
        most={1440}
        current={60}
        effectText="A shorter one takes effect at once."
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

SessionLimit.test('takes minutes as free text and sends them by keyboard [G-08] [G-23]', async ({ canvasElement }) => {
  await expect(labelled(canvasElement, /^minutes/i)).toHaveValue('')
  await fill(canvasElement, /^minutes/i, '9{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^minutes/i)).toBeInvalid())
  await userEvent.clear(labelled(canvasElement, /^minutes/i))
  await userEvent.keyboard('45')
  await expectSending(canvasElement, { submit: /^set session|sending/i, onSubmit, sent: [{ minutes: 45 }] })
})

export const Break = meta.story({
  render: () => (
    <Plates>
      <BreakForm kind="timeOut" lengths={lengths} endText={endText} onSubmit={onSubmit} />
    </Plates>
  ),
})

Break.test(
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
    await expectFirstFault(canvasElement, { submit: /^continue/i, first: /24 hours/i, onSubmit })
    await pick(canvasElement, /^7 days/i)
    await userEvent.click(canvas.getByRole('button', { name: /^continue/i }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /confirm your break/i })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('Endsthe end of 7d')
    await expect(canvasElement).toHaveTextContent(/on all devices end/)
    await expectSending(canvasElement, { submit: /^start now|sending/i, onSubmit, sent: [{ length: '7d' }] })
  },
)

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <MoneyLimitForm
      kind="deposit"
      limits={limits}
      raiseText={raiseText}
      currency="₱"
      money={peso}
      onSubmit={onSubmit}
      {...off}
    />
    <MinutesForm
      about="session"
      least={10}
      most={1440}
      current={60}
      effectText="A shorter one takes effect at once."
      onSubmit={onSubmit}
      {...off}
    />
    <BreakForm kind="timeOut" lengths={lengths} endText={endText} onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })

export const RealityCheck = meta.story({
  render: () => (
    <Plates>
      <RealityCheckForm
        sitting={{ durationText: '45 minutes', staked: '900.00', won: '650.00', net: '-250.00' }}
        money={peso}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

RealityCheck.test(
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
    await userEvent.click(go)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ choice: 'continue' }))
  },
)
