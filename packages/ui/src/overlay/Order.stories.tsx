import { useState, type ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogBox } from '../dialog/DialogBox.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Field } from '../field/Field.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Select } from '../select/Select.tsx'
import { ToastProvider } from '../toast/ToastProvider.tsx'
import { useToasts } from '../toast/useToasts.ts'

const entries = [{ value: 'copy', label: 'Copy the number', onSelect: () => undefined }]

/** A modal with a dialog over it; each of the two has a menu. */
const Pile = () => {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const { show } = useToasts()
  return (
    <div style={{ blockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        title="Statement"
        texts={{ close: 'Close' }}
        clickToClose
        width={480}
        height={360}
        open={open}
        onClose={() => setOpen(false)}
      >
        <Button onClick={() => setAsking(true)}>Cancel it</Button>
        <Menu trigger={<Button variant="outline">More</Button>} entries={entries} />
        <Button variant="outline" onClick={() => show({ title: 'Saved', timeOut: 0 })}>
          Save
        </Button>
        <Dialog open={asking} onResult={() => setAsking(false)} tone="neutral" title="Cancel the withdrawal?">
          <Menu trigger={<Button variant="ghost">Why?</Button>} entries={entries} />
        </Dialog>
      </Modal>
    </div>
  )
}

const Example = () => (
  <ToastProvider texts={{ close: 'Dismiss', notifications: 'Notifications' }}>
    <Pile />
  </ToastProvider>
)

const meta = preview.meta({ title: 'Overlays/Overlay order', component: Example, tags: ['!autodocs'] })

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shows = async (role: string, name: string) => {
  const overlay = await screen.findByRole(role, { name })
  await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true))
  await waitFor(() => expect(overlay.getAnimations()).toHaveLength(0))
  return overlay
}
const gone = (role: string, name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name, hidden: true })).toBeNull())
const held = () => expect(getComputedStyle(document.body).position).toBe('fixed')
const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

export const Playground = meta.story({
  play: async () => {
    await press('Open')
    await shows('dialog', 'Statement')
    await press('Cancel it')
    await shows('alertdialog', 'Cancel the withdrawal?')
  },
})

Playground.test('One Escape closes one of them, from the top down, and each gives the focus back', async () => {
  await press('Why?')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await focused('Why?')
  await held()
  await userEvent.keyboard('{Escape}')
  await gone('alertdialog', 'Cancel the withdrawal?')
  await focused('Cancel it')
  await held()
  await userEvent.keyboard('{Escape}')
  await gone('dialog', 'Statement')
  await focused('Open')
  await expect(document.body.style.position).toBe('')
})

export const MenuInside = meta.story({ tags: ['!dev', '!autodocs'] })

MenuInside.test('Escape closes a menu inside a modal, and not the modal', async () => {
  await press('Open')
  const statement = await shows('dialog', 'Statement')
  await press('More')
  const menu = await screen.findByRole('menu')
  const { left, top } = menu.getBoundingClientRect()
  await expect(menu.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(statement).toBeVisible()
  await focused('More')
  await userEvent.keyboard('{Escape}')
  await gone('dialog', 'Statement')
})

export const ToastByKeyboard = meta.story({ tags: ['!dev', '!autodocs'] })

ToastByKeyboard.test(
  'F6 goes from an open modal to a toast above it; dismissed there, the modal is still open',
  async () => {
    await press('Open')
    const statement = await shows('dialog', 'Statement')
    await press('Save')
    await screen.findByText('Saved', { ignore: '[data-announcer]' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await focused('Dismiss')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Saved', { ignore: '[data-announcer]' })).toBeNull())
    await expect(statement).toBeVisible()
    await waitFor(() => expect(statement.contains(document.activeElement)).toBe(true))
  },
)

interface Layer {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const layers: Readonly<Record<string, (layer: Layer) => ReactNode>> = {
  Dialog: ({ onClose, ...rest }) => <DialogBox {...rest} onResult={onClose} />,
  Modal: (props) => <Modal {...props} clickToClose width={320} height={240} />,
  Drawer: (props) => <Drawer {...props} />,
}

/** For each kind, a button that opens two at once, the second in the content of the first. */
const Pairs = () => {
  const [below, setBelow] = useState('')
  const [above, setAbove] = useState('')
  return (
    <>
      {Object.entries(layers).map(([kind, draw]) => (
        <div key={kind}>
          <Button
            onClick={() => {
              setBelow(kind)
              setAbove(kind)
            }}
          >
            {kind}
          </Button>
          {draw({
            open: below === kind,
            title: 'Below',
            onClose: () => setBelow(''),
            children: draw({ open: above === kind, title: 'Above', onClose: () => setAbove(''), children: null }),
          })}
        </div>
      ))}
    </>
  )
}

export const OpenedTogether = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Pairs /> })

OpenedTogether.test(
  'Of two that opened at once, the one below has the focus after Escape, never the page',
  async () => {
    for (const kind of Object.keys(layers)) {
      await press(kind)
      await shows('dialog', 'Above')
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Above')
      await shows('dialog', 'Below')
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Below')
      await focused(kind)
    }
  },
)

/** Presses the background, as a finger does: the press begins and ends. */
const pressBackground = async () =>
  userEvent.click(document.elementFromPoint(innerWidth - 2, innerHeight - 2) ?? document.body)

OpenedTogether.test('One press on the background closes one of two', async () => {
  for (const kind of Object.keys(layers)) {
    await press(kind)
    await shows('dialog', 'Above')
    await pressBackground()
    await gone('dialog', 'Above')
    await shows('dialog', 'Below')
    await pressBackground()
    await gone('dialog', 'Below')
  }
})

/** A modal that a press on its background closes, with everything that can be open over it. */
const Covered = () => {
  const [open, setOpen] = useState(true)
  const [drawer, setDrawer] = useState(false)
  return (
    <Modal title="Below" clickToClose width={320} height={320} open={open} onClose={() => setOpen(false)}>
      <Menu trigger={<Button>Menu</Button>} entries={entries} />
      <Field label="Country">
        <Select options={[{ value: 'ph', label: 'Philippines' }]} />
      </Field>
      <Field label="Bank">
        <Combobox options={[{ value: 'bpi', label: 'BPI' }]} texts={{ openOptions: 'All banks' }} />
      </Field>
      <Button onClick={() => setDrawer(true)}>Drawer</Button>
      <Drawer title="Above" open={drawer} onClose={() => setDrawer(false)} />
    </Modal>
  )
}

export const OverAModal = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Covered /> })

OverAModal.test('A press on the background closes a list or a drawer, and not the modal below', async () => {
  const below = await shows('dialog', 'Below')
  const above = [
    ['button', 'Menu', 'menu'],
    ['combobox', 'Country', 'listbox'],
    ['button', 'All banks', 'listbox'],
    ['button', 'Drawer', 'dialog'],
  ] as const
  for (const [role, name, kind] of above) {
    await userEvent.click(within(below).getByRole(role, { name }))
    const over = await waitFor(async () => {
      const found = screen.getAllByRole(kind).find((shown) => shown !== below)
      await expect(found).toBeVisible()
      return found
    })
    await waitFor(() => expect(over?.getAnimations()).toHaveLength(0))
    await pressBackground()
    await waitFor(() => expect(over).not.toBeVisible())
    await expect(below).toBeVisible()
    await expect(below).not.toHaveAttribute('data-ending-style')
  }
})

/** For each kind, a button that opens two at once, side by side. */
const Neighbours = () => {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [third, setThird] = useState(false)
  return (
    <>
      {Object.entries(layers).map(([kind, draw]) => (
        <div key={kind}>
          <Button
            onClick={() => {
              setFirst(kind)
              setSecond(kind)
            }}
          >
            {kind}
          </Button>
          {draw({ open: first === kind, title: 'Below', onClose: () => setFirst(''), children: null })}
          {draw({
            open: second === kind,
            title: 'Above',
            onClose: () => setSecond(''),
            children: <button onClick={() => setThird(true)}>More</button>,
          })}
        </div>
      ))}
      <DialogBox open={third} title="Third" onResult={() => setThird(false)} />
    </>
  )
}

export const SideBySide = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Neighbours /> })

SideBySide.test(
  'Of two that opened at once, the one above is read, and the one below once it is the topmost',
  async () => {
    const read = (name: string) => screen.queryByRole('dialog', { name })
    for (const kind of Object.keys(layers)) {
      await press(kind)
      await shows('dialog', 'Above')
      await waitFor(() => expect(read('Below')).toBeNull())
      await press('More')
      await shows('dialog', 'Third')
      await waitFor(() => expect(read('Above')).toBeNull())
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Third')
      await shows('dialog', 'Above')
      await expect(read('Below')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Above')
      await shows('dialog', 'Below')
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Below')
      await focused(kind)
    }
  },
)

const scrollbars = '::-webkit-scrollbar { inline-size: 15px; block-size: 15px }'

/** Width, scroll position and inline styles of the page. */
const layout = () => ({
  root: document.documentElement.getAttribute('style') ?? '',
  body: document.body.getAttribute('style'),
  width: document.body.clientWidth,
  scroll: window.scrollY,
})

export const Scrollbar = meta.story({ tags: ['!dev', '!autodocs'] })

Scrollbar.test(
  'The page stays as wide as it is and comes back exactly, however it scrolls [S-083]',
  async ({ canvasElement }) => {
    const root = document.documentElement
    const pages: readonly string[] = [
      '',
      'html { overflow-y: scroll }',
      'html { overflow-y: auto; scrollbar-gutter: stable }',
      'html { scroll-behavior: smooth }',
      'body { overflow-x: hidden }',
    ]
    const style = document.createElement('style')
    canvasElement.append(style)
    const open = canvasElement.querySelector('button')
    for (const page of pages) {
      style.textContent = `${scrollbars} ${page}`
      window.scrollTo({ top: 61, behavior: 'instant' })
      const before = layout()
      open?.click()
      await shows('dialog', 'Statement')
      await expect(document.body.clientWidth, page).toBe(before.width)
      await expect(document.body.getBoundingClientRect().top, page).toBe(-61)
      await expect(root.scrollHeight, page).toBeLessThanOrEqual(root.clientHeight)
      await userEvent.keyboard('{Escape}')
      await gone('dialog', 'Statement')
      await expect(layout(), page).toEqual(before)
    }
  },
)
