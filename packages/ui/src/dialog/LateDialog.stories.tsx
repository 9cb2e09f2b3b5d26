import { useState, type ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { useOpenOverlay } from '../overlay/openOverlay.ts'
import { OverlayHost } from '../overlay/OverlayHost.tsx'
import { Popover } from '../popover/Popover.tsx'
import { DialogBox } from './DialogBox.tsx'
import type { DialogProps } from './dialogProps.ts'
import { LateDialog } from './LateDialog.tsx'
import { useWantedPart } from './useWantedPart.ts'

type Engine = ComponentType<DialogProps>

const buttons = [
  { id: 'stay', text: 'Stay' },
  { id: 'leave', text: 'Sign out', isDefault: true },
]

const fetchEngine = fn<() => Promise<Engine>>()
const answered = fn<(answer: string | undefined) => void>()

const Asker = (args: Partial<DialogProps>) => {
  const open = useOpenOverlay()
  const ask = async () =>
    answered(
      await open<string>((control) => (
        <LateDialog
          tone="question"
          title="Sign out?"
          buttons={buttons}
          {...args}
          open={control.open}
          onResult={control.close}
          load={fetchEngine}
        >
          {args.children ?? 'You can sign in again at any time.'}
        </LateDialog>
      )),
    )
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <Button onClick={() => void ask()}>Ask</Button>
    </div>
  )
}

const Stage = (args: Partial<DialogProps>) => (
  <OverlayHost>
    <Asker {...args} />
  </OverlayHost>
)

const meta = preview.meta({
  title: 'Kit/Dialog without its engine',
  component: Stage,
  beforeEach: () => {
    answered.mockReset()
    // Nothing comes, as on a line that hangs.
    fetchEngine.mockReset().mockReturnValue(new Promise(() => undefined))
  },
})

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }))
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const asked = async () => {
  await ask()
  return screen.findByRole('alertdialog', { name: 'Sign out?' })
}
const appears = async () => void (await asked())

export const Playground = meta.story({
  name: 'A question is asked all the same while its engine is on its way, and stays when that comes',
  play: async () => {
    const engine = Promise.withResolvers<Engine>()
    fetchEngine.mockReturnValue(engine.promise)
    const dialog = await asked()
    await expect(dialog).toHaveAccessibleDescription('You can sign in again at any time.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
    await expect(getComputedStyle(document.body).position).toBe('fixed')
    engine.resolve(DialogBox)
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await expect(screen.getByRole('alertdialog')).toBe(dialog)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(answered.mock.calls).toEqual([['stay']]))
    await gone()
    await expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
    await expect(document.body.style.position).toBe('')
  },
})

export const NeverComes = meta.story({
  name: 'Without a network every answer still comes back: its buttons, Enter, Escape and the background [S-085]',
  play: async () => {
    fetchEngine.mockReset().mockRejectedValue(new Error('no network'))
    const dialog = await asked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith('cover'))
    await gone()
    await asked()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: screen.getByRole('alertdialog'),
      coords: { clientX: 3, clientY: 3 },
    })
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
    await gone()
    await asked()
    screen.getByRole('alertdialog').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith('leave'))
    await gone()
    await expect(dialog).not.toBeInTheDocument()
    await expect(document.body.style.position).toBe('')
  },
})

export const InTime = meta.story({
  name: 'An engine that comes in time is all a person sees, and the focus goes into it [S-086]',
  play: async () => {
    const engine = Promise.withResolvers<Engine>()
    fetchEngine.mockReset().mockReturnValue(engine.promise)
    await ask()
    engine.resolve(DialogBox)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.tagName).toBe('DIV')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
  },
})

export const MustBeAnswered = meta.story({
  name: 'Escape and the background answer nothing where they may not',
  args: { cover: false, tone: 'warning' },
  play: async () => {
    const dialog = await asked()
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 3, clientY: 3 } })
    await expect(dialog).toBeVisible()
    await expect(answered).not.toHaveBeenCalled()
  },
})

export const WithAPopover = meta.story({
  name: 'What its content opens lies over it and can be used',
  args: {
    children: (
      <Popover trigger={<Button variant="ghost">Why?</Button>} title="What follows" closeText="Close the hint">
        <p>Your game goes on where it is.</p>
      </Popover>
    ),
  },
  play: async () => {
    await asked()
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }))
    const hint = await screen.findByRole('dialog', { name: 'What follows' })
    await waitFor(() => expect(hint.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(hint.getAnimations()).toHaveLength(0))
    const close = screen.getByRole('button', { name: 'Close the hint' })
    const { left, top, width, height } = close.getBoundingClientRect()
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What follows' })).toBeNull())
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(answered).not.toHaveBeenCalled()
  },
})

export const DarkPhone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: { tone: 'error' },
  play: appears,
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, play: appears })

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
  name: 'What a dialog is made of is fetched once before anybody asks, and again until it comes when it is wanted',
  render: () => <Late />,
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue('Here it is')
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByText('Here it is')).toBeVisible()
    await expect(load).toHaveBeenCalledTimes(3)
  },
})
