import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'

const Stage = (props: AlertDialogProps) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AlertDialog
        {...props}
        open={open}
        onCancel={() => {
          setOpen(false)
          props.onCancel()
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/AlertDialog',
  parameters: {
    keys: [
      ['Escape', 'closes it where it may be closed, and gives the focus back; only the topmost'],
      ['Tab, Shift+Tab', 'stay inside; what lies behind cannot be reached'],
    ],
  },
  component: AlertDialog,
  args: {
    open: true,
    title: 'Sign out?',
    children: 'Your game goes on where it is when you come back.',
    texts: { confirm: 'Sign out', cancel: 'Stay' },

    onConfirm: fn(),
    onCancel: fn(),
  },
})

const danger = {
  danger: true,
  title: 'Close your account?',
  children: 'The balance of 120.00 PHP is paid out first. This cannot be taken back.',
  texts: { confirm: 'Close account', cancel: 'Keep it' },
} as const

const shown = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  return dialog
}

export const Playground = meta.story({ parameters: pictured, play: async () => void (await shown()) })

let work = Promise.withResolvers<void>()

export const Danger = meta.story({
  args: { ...danger, texts: { ...danger.texts, loading: 'Closing…' } },
  render: (args) => <Stage {...args} onConfirm={() => work.promise} />,
})

Danger.test('Has the quiet answer focused, and cannot be left while it works', async ({ args }) => {
  work = Promise.withResolvers()
  const dialog = await shown()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  await expect(dialog).toHaveAccessibleDescription(expect.stringContaining('This cannot be taken back.'))
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(8, 8) ?? document.body })
  await expect(dialog).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close account' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await expect(args.onCancel).not.toHaveBeenCalled()
  work.resolve()
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-busy'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(args.onCancel).toHaveBeenCalledOnce()
})

export const Failed = meta.story({
  globals: { theme: 'dark' },
  args: { ...danger, error: 'That did not work. Nothing was changed; try again in a moment.' },
  play: async () => void (await shown()),
})

export const PhoneRightToLeft = meta.story({
  globals: { language: 'XB', viewport: { value: 'phone' } },
  args: danger,
  play: async () => void (await shown()),
})

export const Busy = meta.story({
  args: {
    ...danger,
    texts: { ...danger.texts, loading: 'Closing…' },
    onConfirm: fn(() => new Promise<void>(() => undefined)),
  },
  play: async () => {
    const dialog = await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }))
    await waitFor(() => expect(dialog).toHaveAttribute('data-busy'))
  },
})

export const LongText = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: {
    ...danger,
    title: 'Isara ang iyong account at lahat ng kaugnay na mga pitaka, bonus at misyon?',
    children: 'Ang natitirang balanse ay ibabayad muna sa iyong bank account. '.repeat(12),
    error: 'Hindi natuloy. Walang nabago; subukan muli pagkaraan ng ilang sandali.',
    texts: { confirm: 'Isara ang aking account', cancel: 'Panatilihin' },
  },
  play: async () => {
    const dialog = await shown()
    const end = dialog.getBoundingClientRect().bottom
    for (const button of screen.getAllByRole('button', { hidden: false }))
      if (dialog.contains(button)) await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(end)
  },
})
