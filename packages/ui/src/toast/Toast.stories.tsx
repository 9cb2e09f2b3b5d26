import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import { useToasts, type ToastMessage } from './useToasts.ts'

const undone = fn()

const messages: Record<string, ToastMessage> = {
  Saved: { tone: 'success', title: 'Added to favourites', action: { text: 'Undo', onPress: undone } },
  Brief: { title: 'Balance updated', timeOut: 600 },
  Failed: { tone: 'error', title: 'Could not save', text: 'Check your connection and try again.', timeOut: 0 },
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

const Stage = ({ names }: { names: readonly string[] }) => (
  <ToastProvider closeText="Close" regionText="Notifications">
    <Senders names={names} />
  </ToastProvider>
)

const meta = preview.meta({ title: 'Kit/Toast', component: Stage, args: { names: Object.keys(messages) } })

const send = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => {
    const toasts = [...document.querySelectorAll('[data-type]')]
    void expect(toasts.every((toast) => toast.getAnimations().length === 0)).toBe(true)
  })
}

export const Undo = meta.story({
  name: 'One action takes back what was done',
  play: async () => {
    undone.mockClear()
    await send('Saved')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undone).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Added to favourites')).toBeNull())
  },
})

export const TimersWait = meta.story({
  name: 'Goes by itself, but waits under the pointer [Q-06]',
  play: async () => {
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
  },
})

export const Stacked = meta.story({ play: () => send('Failed', 'Warned', 'Known') })

export const Dark = meta.story({ globals: { theme: 'dark' }, play: () => send('Failed', 'Warned', 'Known') })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: () => send('Long', 'Saved') })

export const RightToLeft = meta.story({ globals: { language: 'XB' }, play: () => send('Failed', 'Known') })
