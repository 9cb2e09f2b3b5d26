import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { closedExample } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { resolved } from '../../../../.storybook/resolved.ts'
import { Button } from '../button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { heldTimers } from '../testing/heldTimers.ts'
import { atTwiceTheSize } from '../testing/twiceTheSize.ts'
import { tokens } from '../theme/theme.ts'
import { useWantedPart } from '../late-part/useWantedPart.ts'
import { ConfirmWithdrawal } from './examples/ConfirmWithdrawal.tsx'
import code from './examples/ConfirmWithdrawal.tsx?raw'

const Example = ({ onResult, ...props }: Omit<DialogProps, 'open'>) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onResult={(result) => {
          setOpen(false)
          onResult(result)
        }}
      />
    </>
  )
}

const answered = fn<DialogProps['onResult']>()

const meta = preview.meta({
  title: 'Overlays/Dialog',
  parameters: {
    keys: [
      ['Escape', 'closes it if it is the topmost and may be dismissed, and returns the focus'],
      ['Tab, Shift+Tab', 'move within it; the page behind cannot be reached'],
      ['Enter', 'activates the default button, from anywhere but another button or link'],
    ],
  },
  component: Example,
  subcomponents: { Dialog },
  args: { onResult: answered, title: 'Deposit received', children: '500.00 PHP are on their way to your balance.' },
})

const answers = [
  { value: 'stay', label: 'Stay' },
  { value: 'leave', label: 'Sign out', isDefault: true },
]

const shown = async (role: 'dialog' | 'alertdialog' = 'dialog') => {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  return dialog
}

const appears = (role: 'dialog' | 'alertdialog') => async () => {
  await shown(role)
}

export const Playground = meta.story()

Playground.test('Is 400 px wide with one button, CLOSE [S-084]', async () => {
  const dialog = await shown()
  await expect(dialog.offsetWidth).toBe(400)
  await expect(dialog).toHaveAccessibleDescription('500.00 PHP are on their way to your balance.')
  await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }))
  await expect(answered.mock.calls).toEqual([['close']])
})

export const Confirmation = meta.story(closedExample(ConfirmWithdrawal, code))

Confirmation.test(
  'Keeps the withdrawal on Enter, and cancels it only by its own button [S-085]',
  async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Cancel the withdrawal' })
    await userEvent.click(open)
    await shown('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(open).toBeEnabled()
    await userEvent.click(open)
    await shown('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled())
  },
)

export const EnterAnswers = meta.story({
  args: { tone: 'neutral', title: 'Sign out?', children: 'You can sign in again at any time.', buttons: answers },
})

EnterAnswers.test('Enter activates the default button [S-085]', async () => {
  const dialog = await shown('alertdialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
  dialog.focus()
  await userEvent.keyboard('{Enter}')
  await expect(answered.mock.calls).toEqual([['leave']])
})

export const EnterOnAnotherButton = meta.story({
  args: EnterAnswers.input.args,
})

EnterOnAnotherButton.test('Enter on another button is that button’s [S-085]', async () => {
  await shown('alertdialog')
  screen.getByRole('button', { name: 'Stay' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(answered.mock.calls).toEqual([['stay']])
})

export const CoverAnswers = meta.story({ tags: ['!dev', '!autodocs'] })

CoverAnswers.test('The background and Escape answer “cover”', async ({ args }) => {
  await shown()
  await userEvent.keyboard('{Escape}')
  await expect(answered.mock.calls).toEqual([['cover']])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await shown()
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(10, 10) ?? document.body })
  await expect(args.onResult).toHaveBeenCalledTimes(2)
})

export const WithoutCover = meta.story({
  args: { cover: false, tone: 'warning', title: 'Please answer', buttons: answers },
  play: async ({ args }) => {
    await shown('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(10, 10) ?? document.body })
    await expect(args.onResult).not.toHaveBeenCalled()
  },
})

export const ClosesByItself = meta.story({
  args: { timeOut: 60_000, tone: 'success' },
})

ClosesByItself.test('Draws the whole sign of its tone, in the colour of success', async () => {
  const sign = (await shown()).querySelector<SVGPathElement>('svg path')
  await expect(sign && getComputedStyle(sign).stroke).toBe(resolved(tokens.color.successText))
  const { x, y, width, height } = sign?.getBBox() ?? new DOMRect(0, 0, 99, 99)
  await expect([x >= 0, y >= 0, x + width <= 24, y + height <= 24]).toEqual([true, true, true, true])
})

ClosesByItself.test('Answers when its time is over', { args: { timeOut: 400 } }, async () => {
  await shown()
  await waitFor(() => expect(answered.mock.calls).toEqual([['timeOut']]), { timeout: 2000 })
})

const timers = heldTimers(60_000)

export const ClosedUnderThePointer = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { timeOut: 60_000 },
  beforeEach: timers.hold,
})

ClosedUnderThePointer.test(
  'Waits under the pointer, and closes after its time again when it was closed there and reopened',
  async () => {
    await userEvent.hover(await shown())
    await waitFor(() => expect(timers.left()).toEqual([]))
    timers.pass(60_000)
    await expect(answered).not.toHaveBeenCalled()
    // The dialog is removed under the pointer, so no leave event fires.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await shown()
    await waitFor(() => expect(timers.left()).toHaveLength(1))
    timers.pass(60_000)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(answered.mock.calls).toEqual([['close'], ['timeOut']])
  },
)

export const Warning = meta.story({
  args: { tone: 'warning', title: 'Your session ends soon', children: 'You will be logged out in five minutes.' },
  play: appears('alertdialog'),
})

export const Failure = meta.story({
  args: { tone: 'danger', title: 'The game could not start', children: 'Try again in a moment.' },
  play: appears('alertdialog'),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'danger',
    title: 'Hindi natuloy ang pagpaparehistro dahil sa isang hindi inaasahang problema',
    children: 'Subukan muli mamaya o makipag-ugnayan sa aming serbisyo. '.repeat(4),
    buttons: [
      { value: 'help', label: 'Makipag-ugnayan sa serbisyo' },
      { value: 'again', label: 'Subukan muli' },
    ],
  },
  play: appears('alertdialog'),
})

Phone.test('Text at twice the size leaves the answers inside of the box', async () => {
  const box = await screen.findByRole('alertdialog')
  await atTwiceTheSize(async () => {
    for (const answer of box.querySelectorAll('button'))
      await expect(answer.getBoundingClientRect().right).toBeLessThan(box.getBoundingClientRect().right)
  })
})

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  args: {
    title: 'تسجيل الخروج؟',
    children: 'يمكنك تسجيل الدخول مرة أخرى في أي وقت.',
    tone: 'neutral',
    buttons: answers,
  },
  play: appears('alertdialog'),
})

export const LongMessage = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'neutral',
    title: 'Accept the new terms?',
    children: 'Stakes on excluded games do not count towards the turnover. '.repeat(30),
    buttons: [
      { value: 'no', label: 'Not now' },
      { value: 'yes', label: 'Accept' },
    ],
  },
})

LongMessage.test('Keeps its buttons visible while a long message scrolls', async () => {
  const dialog = await shown('alertdialog')
  const accept = screen.getByRole('button', { name: 'Accept' })
  await waitFor(() => expect(accept).toHaveFocus())
  await expect(dialog.scrollTop).toBe(0)
  const within = (part: Element) =>
    part.getBoundingClientRect().top >= dialog.getBoundingClientRect().top &&
    part.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom
  await expect(within(accept)).toBe(true)
  await expect(within(screen.getByRole('heading'))).toBe(true)
  dialog.scrollTop = dialog.scrollHeight
  await expect(within(accept)).toBe(true)
})

const load = fn<() => Promise<string>>()

const Late = () => {
  const [wanted, setWanted] = useState(false)
  const { part: text } = useWantedPart(load, wanted, 50)
  return (
    <>
      <Button onClick={() => setWanted(true)}>Ask</Button>
      <p>{wanted ? (text ?? 'On its way') : 'Nobody asks'}</p>
    </>
  )
}

export const TriedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Late />,
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue('Here it is')
    // Other pages share the processor, so this one may not be idle for ten seconds. Safari lacks this API.
    if ('requestIdleCallback' in window)
      spyOn(window, 'requestIdleCallback').mockImplementation((run) =>
        Number(setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 })),
      )
  },
})

TriedAgain.test(
  'The code of a dialog is fetched once ahead, and again until it loads when a dialog is asked for',
  async ({ canvas }) => {
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByText('Here it is', {}, { timeout: 10_000 })).toBeVisible()
    await expect(load).toHaveBeenCalledTimes(3)
  },
)
