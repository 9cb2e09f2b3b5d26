import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { ServiceWindow } from './ServiceWindow.tsx'

const chat = `data:text/html,${encodeURIComponent('<html lang="en"><title>Chat</title><body style="font:16px sans-serif;background:#fff;color:#222"><main><h1>Hello, how can we help?</h1></main>')}`

const meta = preview.meta({
  title: 'Patterns/ServiceWindow',
  parameters: {
    keys: [
      ['Escape', 'closes it where it may be closed, and gives the focus back; only the topmost'],
      ['Tab, Shift+Tab', 'stay inside; what lies behind cannot be reached'],
    ],
  },
  component: ServiceWindow,
  args: {
    open: true,
    onClose: fn(),
    title: 'Customer service',
    texts: { close: 'Close', move: 'Move window', frame: 'Live chat', loading: 'Opening the chat…' },

    src: chat,

    hours: 'Every day, 08:00 to 24:00',
    wait: 'About 3 minutes',
  },
})

const shown = async () => {
  const box = await screen.findByRole('dialog', { name: 'Customer service' })
  await waitFor(() => expect(box).toHaveStyle({ opacity: '1' }))
  return box
}

export const Playground = meta.story({ parameters: pictured, play: async () => void (await shown()) })

export const Size = meta.story({
  globals: { viewport: { value: 'tablet' } },
})

Size.test('Is 440 by 750 where there is room, and shows the chat once it is there', async () => {
  const box = await shown()
  await expect(box.offsetWidth).toBe(440)
  await expect(box.offsetHeight).toBe(Math.min(750, window.innerHeight - 32))
  await waitFor(() => expect(screen.queryByText('Opening the chat…')).toBeNull())
})

export const Opening = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: { src: undefined },
  play: async () => void (await shown()),
})

export const Failed = meta.story({
  globals: { language: 'XB' },
  args: {
    src: undefined,
    failure: (
      <ErrorState
        title="The chat can't be reached"
        text="Write to us on Telegram, or try again."
        action={<Button>Try again</Button>}
      />
    ),
  },
  play: async () => void (await shown()),
})
