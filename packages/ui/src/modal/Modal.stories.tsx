import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { closedExample } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { Input } from '../input/Input.tsx'
import { Modal, type ModalProps } from './Modal.tsx'
import { NicknameModal } from './examples/NicknameModal.tsx'
import code from './examples/NicknameModal.tsx?raw'

const form = { title: 'Sign in', texts: { close: 'Close' }, width: 420, height: 'auto' } as const

const Example = ({ onClose, ...props }: Partial<ModalProps> & ComponentProps<'div'>) => {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: '150vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        {...form}
        {...(props as object)}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose?.()
        }}
      >
        {props.children ?? (
          <Field label="User name">
            <Input autoComplete="username" />
          </Field>
        )}
      </Modal>
    </div>
  )
}

const meta = preview.meta({
  title: 'Overlays/Modal',
  parameters: {
    keys: [
      ['Escape', 'closes it where it may be closed, and gives the focus back; only the topmost'],
      ['Tab, Shift+Tab', 'stay inside; what lies behind cannot be reached'],
      ['Arrows', 'on the button that moves the window, move it by a step'],
    ],
  },
  component: Example,
  subcomponents: { Modal },
  args: { onClose: fn() },
})

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  return dialog
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const beside = async (dialog: HTMLElement) => {
  const { left } = dialog.getBoundingClientRect()
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(left / 2, 20) ?? document.body })
}

const appears = async () => {
  await openIt()
}

export const Playground = meta.story({
  args: { texts: { move: 'Move window' } },
  play: appears,
})

export const ShortForm = meta.story(closedExample(NicknameModal, code))

ShortForm.test('Closes when the form is sent, and keeps the text when it is dismissed', async ({ canvas }) => {
  const open = async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change nickname' }))
    return screen.findByRole('textbox', { name: 'Nickname' })
  }
  await userEvent.type(await open(), '2')
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect(await open()).toHaveValue('maria2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await gone()
})

export const WaitsThenShows = meta.story({ tags: ['!dev', '!autodocs'] })

WaitsThenShows.test('Waits 100 ms, then fades in [S-077]', async () => {
  const asked = performance.now()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await screen.findByRole('dialog')
  await expect(performance.now() - asked).toBeGreaterThanOrEqual(95)
  await expect(getComputedStyle(dialog).transitionProperty).toContain('opacity')
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
})

export const DefaultSize = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    size: 'default',
    width: undefined,
    height: undefined,
    title: 'Note',
    texts: { move: undefined },
    children: 'Short.',
  },
})

DefaultSize.test('The bare wrapper is 200 by 200 [S-078]', async () => {
  const dialog = await openIt()
  await expect(dialog.offsetWidth).toBe(200)
  await expect(dialog.offsetHeight).toBe(200)
})

export const BackgroundDoesNothing = meta.story({ tags: ['!dev', '!autodocs'] })

BackgroundDoesNothing.test(
  'A click outside, or Escape, does not close it by default [S-080] [S-081]',
  async ({ args }) => {
    const dialog = await openIt()
    await beside(dialog)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
)

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { clickToClose: true },
})

EscapeCloses.test('Escape closes it with click-to-close on [S-081]', async ({ args }) => {
  await openIt()
  await userEvent.keyboard('{Escape}')
  await gone()
  const dialog = await openIt()
  await beside(dialog)
  await gone()
  await expect(args.onClose).toHaveBeenCalledTimes(2)
})

export const FocusIsKept = meta.story({ tags: ['!dev', '!autodocs'] })

FocusIsKept.test('Focus moves in, stays in, and returns to the opener [S-086]', async () => {
  const dialog = await openIt()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

export const TakesTheFocus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    clickToClose: true,
    children: (
      <Field label="Code">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
        <Input autoFocus />
      </Field>
    ),
  },
})

TakesTheFocus.test('Gives the focus back after content with autoFocus too', async () => {
  await openIt()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

export const HiddenClose = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { showClose: false, clickToClose: true, hideTitle: true },
})

HiddenClose.test('The close button can be hidden when there is another way out [S-082]', async () => {
  await openIt()
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await gone()
})

const Nested = () => {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  return (
    <div style={{ blockSize: '300vh', paddingBlockStart: '120vh' }}>
      <Button onClick={() => setFirst(true)}>Open</Button>
      <Modal {...form} clickToClose open={first} onClose={() => setFirst(false)}>
        <Button onClick={() => setSecond(true)}>Ask</Button>
      </Modal>
      <Modal {...form} title="Sure?" width={300} clickToClose open={second} onClose={() => setSecond(false)}>
        <p>Leave without saving?</p>
      </Modal>
    </div>
  )
}

export const ScrollReturns = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Nested />,
})

ScrollReturns.test(
  'The page is fixed while modals are open and scrolls back exactly, also nested [S-083]',
  async () => {
    window.scrollTo(0, 437)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
    const upper = await screen.findByRole('dialog', { name: 'Sure?' })
    await expect(getComputedStyle(document.body).position).toBe('fixed')
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(getComputedStyle(document.body).position).toBe('fixed')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(document.body.style.position).toBe('')
    await expect(window.scrollY).toBe(437)
  },
)

export const Phone = meta.story({
  name: 'Fills a screen up to 480 px wide',
  globals: { viewport: { value: 'phone' } },
  args: { texts: { move: 'Move window' } },
  play: appears,
})

export const LongText = meta.story({
  args: {
    title: 'Pagpapatunay ng pagkakakilanlan at mga karagdagang hakbang para sa seguridad ng iyong account',
    children: <p>{'Basahin muna ang lahat bago magpatuloy. '.repeat(60)}</p>,
  },
  play: appears,
})
