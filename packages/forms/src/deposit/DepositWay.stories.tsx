import { Button } from '@croupier/ui/Button'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { moneyText } from '@croupier/money'
import { depositStart, orderBy, sampleMethod } from '../testing/depositSamples.ts'
import { depositArgs } from '../testing/depositStory.tsx'
import { FormPlate } from '../testing/FormPlate.tsx'
import { fill, labelled } from '../testing/formWalk.ts'
import { LeaveGuard, useLeave } from '../unsaved/LeaveGuard.tsx'
import { DepositForm, type DepositDraft } from './DepositForm.tsx'
import type { DepositOrder } from './DepositMethod.ts'

const onSubmit = fn(async () => undefined)
const order = orderBy(sampleMethod('GCASH'))

const meta = preview.meta({ title: 'Forms/DepositWay' })

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

const facts = {
  usual: '400.00',
  week: '1150.00',
  limit: { period: 'week', amount: '10000.00', left: '8850.00' },
} as const

/** A deposit on a page, which keeps the order and the draft. */
function Page({ pauses = false }: { readonly pauses?: boolean }) {
  const [open, setOpen] = useState(true)
  const [placed, setPlaced] = useState<DepositOrder>()
  const [draft, setDraft] = useState<DepositDraft>()
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <LeaveGuard>
      <FormPlate>
        <DepositForm
          {...depositArgs}
          order={placed}
          draft={draft}
          onDraft={setDraft}
          askPause={async (amount) => (pauses && amount >= 120_000n ? facts : undefined)}
          onOrder={async (choice) => {
            const amount = moneyText(choice.amount, 2)
            setPlaced({ ...order, ...choice, amount, credit: amount })
          }}
          onSubmit={async () => {
            await onSubmit()
            setPlaced(undefined)
          }}
          onStartAgain={() => setPlaced(undefined)}
        />
      </FormPlate>
      <CloseButton onClose={() => setOpen(false)} />
    </LeaveGuard>
  )
}

const amountIn = (element: HTMLElement) => labelled(element, /^amount$/i)
const mobile = /^your mobile number$/i

// In strict mode, as in development, each step also emits its draft right after mounting.
export const WholeWay = meta.story({
  render: () => (
    <StrictMode>
      <Page />
    </StrictMode>
  ),
})

WholeWay.test(
  'keeps what was chosen and typed across steps and closing, and asks before typed input is left',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    const close = async (asks: boolean) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      if (asks) await userEvent.click(await page.findByRole('button', { name: 'Leave' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    }
    await fill(canvasElement, /^amount$/i, '750')
    await close(true)
    await expect(amountIn(canvasElement)).toHaveValue('750')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => labelled(canvasElement, mobile))
    await fill(canvasElement, mobile, '917')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(amountIn(canvasElement)).toHaveValue('750')
    // Nothing has been typed since, but leaving the page would lose the first step.
    await close(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(labelled(canvasElement, mobile)).toHaveValue('917'))
    await close(false)
    await expect(labelled(canvasElement, mobile)).toHaveValue('917')
  },
)

WholeWay.test(
  'starts empty after a transfer was reported, here and after closing [G-50]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, /^amount$/i, '750{Enter}')
    await waitFor(() => labelled(canvasElement, mobile))
    await fill(canvasElement, mobile, '09171234567')
    await fill(canvasElement, /^reference number/i, '1234567890123{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await waitFor(() => expect(amountIn(canvasElement)).toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(amountIn(canvasElement)).toHaveValue('')
    await fill(canvasElement, /^amount$/i, '300{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(amountIn(canvasElement)).toHaveValue('300')
  },
)

export const Pause = meta.story({ render: () => <Page pauses /> })

Pause.test(
  'shows plain facts before an unusually large amount, with a back button as big as the one to continue, by keyboard [G-53]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, /^amount$/i, '1200{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /more than you usually/i })).toHaveFocus())
    for (const fact of ['This deposit₱1,200.00', 'usual deposit₱400.00', 'last 7 days₱1,150.00', '₱10,000.00₱8,850.00'])
      await expect(canvasElement).toHaveTextContent(fact)
    const [back, on] = [/change the amount/i, /continue/i].map((name) => canvas.getByRole('button', { name }))
    const size = (element?: Element) => [element?.clientWidth, element?.clientHeight]
    await expect(size(back)).toEqual(size(on))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(amountIn(canvasElement)).toHaveValue('1200')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => canvas.getByRole('button', { name: /change the amount/i }))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement).toHaveTextContent('Pay exactly ₱1,200.00'))
  },
)

Pause.test('does not appear for a usual amount [G-53]', async ({ canvasElement }) => {
  await fill(canvasElement, /^amount$/i, '1199.99{Enter}')
  await waitFor(() => expect(canvasElement).toHaveTextContent('Pay exactly ₱1,199.99'))
})

export const PauseShown = meta.story({
  render: () => <Page pauses />,
  play: async ({ canvasElement }) => {
    await userEvent.type(amountIn(canvasElement), '1200{Enter}')
    await within(canvasElement).findByRole('heading', { name: /more than you usually/i })
  },
})

export const Expired = meta.story({
  render: () => (
    <FormPlate>
      <DepositForm {...depositArgs} order={{ ...order, expiresAt: depositStart - 1 }} />
    </FormPlate>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('09170000101')
    depositArgs.onStartAgain.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New deposit' }))
    await expect(depositArgs.onStartAgain).toHaveBeenCalledOnce()
  },
})

let time = depositStart
const movingTime = () => time

export const RunsOut = meta.story({
  beforeEach: () => {
    time = depositStart
  },
  render: () => (
    <FormPlate>
      <DepositForm {...depositArgs} order={order} now={movingTime} />
    </FormPlate>
  ),
})

RunsOut.test('counts down and takes the receiver away when the order expires [S-340]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('20:00')
  time = order.expiresAt
  await waitFor(() => canvas.getByRole('button', { name: 'New deposit' }), { timeout: 3_000 })
  await expect(canvasElement).not.toHaveTextContent('09170000101')
})

export const WithReceipt = meta.story({
  render: () => (
    <FormPlate>
      <DepositForm {...depositArgs} order={order} />
    </FormPlate>
  ),
})

WithReceipt.test('names a file of the wrong kind and lets it be taken out [S-340]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('a chooser is asked for')
  await expect(canvas.getByRole('button', { name: /receipt picture/i })).toHaveAccessibleDescription(/PNG or JPG/)
  await userEvent.upload(chooser, new File(['x'], 'note.txt', { type: 'text/plain' }), { applyAccept: false })
  await canvas.findByText(/only png/i)
  await userEvent.click(canvas.getByRole('button', { name: /remove note\.txt/i }))
  await waitFor(() => expect(canvas.queryByText(/only png/i)).toBeNull())
})
