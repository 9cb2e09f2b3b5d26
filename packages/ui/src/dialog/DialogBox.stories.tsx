import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { DialogBox, type DialogProps } from './DialogBox.tsx'

const Example = ({ onResult, ...props }: Omit<DialogProps, 'open'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <DialogBox
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

const answered = fn<(result: string) => void>()

const meta = preview.meta({
  title: 'Overlays/DialogBox',
  parameters: {
    keys: [
      ['Escape', 'closes it if it is the topmost and may be dismissed, and returns the focus'],
      ['Tab, Shift+Tab', 'move within it; the page behind cannot be reached'],
      ['Enter', 'activates the default button, from anywhere but another button or link'],
    ],
  },
  component: Example,
  subcomponents: { DialogBox },
  args: {
    onResult: answered,
    tone: 'danger' as const,
    title: 'No connection',
    children: 'The platform does not answer. Check your network and try again.',
  },
})

export const Playground = meta.story({
  name: 'Opens immediately, even without a network',
  play: async () => {
    answered.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    // Not awaited: nothing has to be loaded.
    const dialog = screen.getByRole('alertdialog', { name: 'No connection' })
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  },
})

Playground.test('Enter gives the default answer', async () => {
  await userEvent.keyboard('{Enter}')
  await expect(answered).toHaveBeenLastCalledWith('close')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
