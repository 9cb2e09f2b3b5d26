import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { closedExample } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { resolved } from '../../../../.storybook/resolved.ts'
import { Button } from '../button/Button.tsx'
import { DialogBox } from '../dialog/DialogBox.tsx'
import { tokens } from '../theme/theme.ts'
import { ToastProvider } from './ToastProvider.tsx'
import { useToasts, type ToastMessage } from './useToasts.ts'
import { FavouriteToast } from './examples/FavouriteToast.tsx'
import code from './examples/FavouriteToast.tsx?raw'

const undone = fn()

const messages: Record<string, ToastMessage> = {
  Saved: { tone: 'success', title: 'Added to favourites', action: { label: 'Undo', onSelect: undone } },
  Brief: { title: 'Balance updated', timeOut: 600 },
  Failed: { tone: 'danger', title: 'Could not save', text: 'Check your connection and try again.', timeOut: 0 },
  Warned: { tone: 'warning', title: 'Your session ends in five minutes', timeOut: 0 },
  Known: { tone: 'info', title: 'New notice', text: 'Maintenance on Friday from 02:00 to 03:00.', timeOut: 0 },
  Long: {
    title: 'Napakahabang pamagat ng abiso na hindi kasya sa isang linya ng maliit na telepono',
    text: 'Hinahati ang mahabang teksto sa ilang linya at walang napuputol. '.repeat(3),
    timeOut: 0,
  },
}

const Senders = ({ names }: { names: readonly string[] }) => {
  const { show } = useToasts()
  return names.map((name) => (
    <Button key={name} variant="outline" onClick={() => show(messages[name] ?? { title: name })}>
      {name}
    </Button>
  ))
}

const Example = ({ names }: { names: readonly string[] }) => (
  <ToastProvider texts={{ close: 'Close', notifications: 'Notifications' }}>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Senders names={names} />
    </div>
  </ToastProvider>
)

const meta = preview.meta({
  title: 'Overlays/Toast',
  parameters: {
    keys: [
      ['F6', 'goes to the messages'],
      ['Escape', 'dismisses the message with the focus'],
    ],
  },
  component: Example,
  args: { names: Object.keys(messages) },
})

const send = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => {
    const toasts = [...document.querySelectorAll('[data-type]')]
    void expect(toasts.every((toast) => toast.getAnimations().length === 0)).toBe(true)
  })
}

export const Playground = meta.story({ play: () => send('Saved') })

Playground.test('Success, warning and failure have three colours', async () => {
  await send('Warned', 'Failed')
  const inkOf = (tone: string) =>
    getComputedStyle(document.querySelector(`[data-type=${tone}] > [aria-hidden] > svg`) as Element).color
  await expect(new Set([inkOf('success'), inkOf('warning'), inkOf('danger')]).size).toBe(3)
  await expect(inkOf('success')).toBe(resolved(tokens.color.successText))
})

export const Favourite = meta.story(closedExample(FavouriteToast, code))

Favourite.test('Offers to undo what it reports', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to favourites' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByText('Removed again', { ignore: '[data-announcer]' })).toBeVisible())
})

export const Undo = meta.story({ tags: ['!dev', '!autodocs'] })

Undo.test('One action takes back what was done', async () => {
  undone.mockClear()
  await send('Saved')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(undone).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Added to favourites')).toBeNull())
})

export const TimersWait = meta.story({ tags: ['!dev', '!autodocs'] })

TimersWait.test('Closes automatically, but waits under the pointer [Q-06]', async () => {
  await send('Brief')
  await waitFor(() => expect(screen.queryByText('Balance updated')).toBeNull(), { timeout: 3000 })
  await send('Brief')
  const toast = await screen.findByText('Balance updated')
  await userEvent.hover(toast)
  const since = performance.now()
  await waitFor(() => expect(performance.now() - since).toBeGreaterThan(900), { timeout: 2000 })
  await expect(toast).toBeVisible()
  await userEvent.unhover(toast)
  await waitFor(() => expect(screen.queryByText('Balance updated')).toBeNull(), { timeout: 3000 })
})

const dragged = (toast: Element, x: number) => {
  const { left, top } = toast.getBoundingClientRect()
  const at = { clientX: left + 60, clientY: top + 20, pointerId: 1, pointerType: 'touch', button: 0, bubbles: true }
  ;(toast as HTMLElement).setPointerCapture = () => undefined
  const send = (kind: string, by: number) =>
    toast.dispatchEvent(new PointerEvent(kind, { ...at, clientX: at.clientX + by, movementX: by }))
  send('pointerdown', 0)
  send('pointermove', x / 2)
  send('pointermove', x)
  return () => send('pointerup', x)
}

const cardOf = async (title: string) => {
  const card = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role$="dialog"]')
  if (!card) throw new Error('no toast')
  await waitFor(() => expect(card.getAnimations()).toHaveLength(0))
  return card
}

export const Swiped = meta.story({ tags: ['!dev', '!autodocs'] })

Swiped.test('Follows the finger and closes when released', async () => {
  await send('Known')
  const card = await cardOf('New notice')
  const before = card.getBoundingClientRect().x
  const letGo = dragged(card, 120)
  await waitFor(() => expect(card).toHaveAttribute('data-swiping'))
  // The engine counts from the first move on.
  await waitFor(() => expect(card.getBoundingClientRect().x - before).toBeCloseTo(60, 0))
  letGo()
  await waitFor(() => expect(screen.queryByText('New notice')).toBeNull())
})

/** Live regions that contain a text and are not hidden from screen readers, each counted once. */
const told = (text: string) =>
  [...document.querySelectorAll('*')].filter(
    (element) =>
      element.childElementCount === 0 &&
      element.textContent?.includes(text) &&
      element.closest('[aria-live], [role="alert"], [role="status"]') !== null &&
      element.closest('[aria-hidden="true"], [inert]') === null,
  )

export const ToldOnce = meta.story({ tags: ['!dev', '!autodocs'] })

ToldOnce.test('Screen readers announce each once: a failure immediately, anything else in turn [Q-06]', async () => {
  await send('Known', 'Failed')
  await waitFor(() => expect(told('Could not save')).toHaveLength(1))
  await expect(told('Could not save')[0]?.closest('[role="alert"]')).not.toBeNull()
  await expect(told('New notice')).toHaveLength(1)
  await expect(told('New notice')[0]?.closest('[aria-live="polite"]')).not.toBeNull()
})

export const AtMostThree = meta.story({ tags: ['!dev', '!autodocs'] })

AtMostThree.test(
  'Shows three at a time; the fourth replaces the oldest, which returns when there is room',
  async () => {
    await send('Failed', 'Warned', 'Known', 'Long')
    const visible = () => [...document.querySelectorAll('[role$="dialog"]')].filter((card) => card.checkVisibility())
    await waitFor(() => expect(visible()).toHaveLength(3))
    await expect(await cardOf('Could not save')).not.toBeVisible()
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(screen.getByText('Could not save', { selector: 'h2' })).toBeVisible())
  },
)

export const ByKeyboard = meta.story({ tags: ['!dev', '!autodocs'] })

ByKeyboard.test('F6 goes to the toasts, Escape dismisses the one with the focus, which then goes back', async () => {
  await send('Known')
  const sender = screen.getByRole('button', { name: 'Known' })
  await userEvent.keyboard('{F6}{Tab}')
  const card = await cardOf('New notice')
  await waitFor(() => expect(card).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('New notice')).toBeNull())
  await waitFor(() => expect(sender).toHaveFocus())
})

const left = fn<() => void>()

export const OverADialog = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { names: ['Known'] },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <DialogBox open title="Log out?" onResult={left} />
      </>
    ),
  ],
})

OverADialog.test('Escape on a toast dismisses it and leaves the dialog', async () => {
  left.mockClear()
  await screen.findByRole('dialog', { name: 'Log out?' })
  screen.getByText('Known').closest('button')?.click()
  const card = await cardOf('New notice')
  await userEvent.keyboard('{F6}{Tab}')
  await waitFor(() => expect(card).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('New notice')).toBeNull())
  await expect(left).not.toHaveBeenCalled()
  await expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
})

export const Stacked = meta.story({ play: () => send('Failed', 'Warned', 'Known') })

export const DarkPhoneRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  play: () => send('Long', 'Saved'),
})
