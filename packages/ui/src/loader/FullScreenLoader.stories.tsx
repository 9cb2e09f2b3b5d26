import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { FullScreenLoader } from './FullScreenLoader.tsx'

const pressed = fn()
let opened = Promise.withResolvers<void>()

const Opening = () => {
  const [opening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    void opened.promise.then(() => setOpening(false))
  }
  return (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'start', minBlockSize: '12rem' }}>
      <Button onClick={open}>Play</Button>
      <Button variant="soft" onClick={pressed}>
        Something else
      </Button>
      {opening && <FullScreenLoader label="Opening the game…" />}
    </div>
  )
}

const meta = preview.meta({
  title: 'Overlays/FullScreenLoader',
  parameters: { keys: [['Tab', 'stays: what lies behind cannot be reached while it waits']] },
  component: FullScreenLoader,
  args: { label: 'Opening the game…' },
})

export const Playground = meta.story()

export const BlocksAndKeepsFocus = meta.story({
  render: () => <Opening />,
  play: async ({ canvas }) => {
    pressed.mockClear()
    opened = Promise.withResolvers()
    const page = within(document.body)
    const play = canvas.getByRole('button', { name: 'Play' })
    await userEvent.click(play)
    await expect(page.getByText('Opening the game…', { selector: 'p' })).toBeInTheDocument()
    await expect(page.getByText('Opening the game…', { selector: '[data-announcer]' })).toBeInTheDocument()
    await userEvent.tab()
    await expect(play).toHaveFocus()
    canvas.getByRole('button', { name: 'Something else' }).click()
    await expect(pressed).not.toHaveBeenCalled()
    opened.resolve()
    await waitFor(() => expect(page.queryByText('Opening the game…', { selector: 'p' })).toBeNull())
    await expect(play).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
  },
})

export const LongTextOnAPhone = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  args: { label: 'Binubuksan ang laro sa isang ligtas na koneksyon, maghintay lamang ng ilang sandali…' },
})
