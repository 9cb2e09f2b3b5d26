import { useState, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { FullScreenLoader } from '../loader/FullScreenLoader.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'

const nothing = () => undefined

/** Every overlay that a page may have open when the route changes, drawn open. */
const leftOpen: Readonly<Record<string, ReactNode>> = {
  modal: (
    <Modal open onClose={nothing} title="Left open" texts={{ close: 'Close' }} width={320} height={200}>
      <Dialog open onResult={nothing} title="On top of it" />
    </Modal>
  ),
  drawer: (
    <Drawer open onClose={nothing} title="Left open" texts={{ close: 'Close' }}>
      Menu
    </Drawer>
  ),
  sheet: (
    <BottomSheet open onClose={nothing} title="Left open" texts={{ close: 'Close' }}>
      Filter
    </BottomSheet>
  ),
  menu: (
    <Menu open trigger={<Button>maria</Button>} entries={[{ value: 'a', label: 'Left open', onSelect: nothing }]} />
  ),
  loader: <FullScreenLoader label="Left open" />,
}

const Page = ({ children }: { children: ReactNode }) => <div style={{ blockSize: '200vh' }}>{children}</div>

const Other = () => {
  const go = useNavigate()
  return (
    <main>
      <Button onClick={() => void go('/')}>Pressed</Button>
    </main>
  )
}

const routes = [
  {
    element: <Outlet />,
    children: [
      { index: true, element: <p>Start</p> },
      { path: 'other', element: <Other /> },
      ...Object.entries(leftOpen).map(([path, overlay]) => ({ path, element: <Page>{overlay}</Page> })),
    ],
  },
]

/** Routers of the rendered pages, newest last; the story uses them to go back like a browser. */
const routers: ReturnType<typeof createMemoryRouter>[] = []

const Example = () => {
  const [router] = useState(() => {
    const made = createMemoryRouter(routes, { initialEntries: ['/other'] })
    routers.push(made)
    return made
  })
  return <RouterProvider router={router} />
}

const meta = preview.meta({
  title: 'Overlays/Route change',
  component: Example,
  tags: ['!dev', '!autodocs'],
  parameters: { router: false },
})

const released = async () => {
  await waitFor(() => expect(screen.queryByText('Left open', { ignore: '[data-announcer]' })).toBeNull())
  await expect(document.body.style.position).toBe('')
  await waitFor(() =>
    expect(document.querySelector('#storybook-root :is([inert], [aria-hidden="true"]):not(svg)')).toBeNull(),
  )
  // The page responds to presses and keys again.
  const button = screen.getByRole('button', { name: 'Pressed' })
  await userEvent.tab()
  await expect(button).toHaveFocus()
}

export const Back = meta.story()

Back.test('Going back with something open leaves nothing behind: no lock, no cover [S-048]', async () => {
  const router = routers.at(-1)
  if (!router) throw new Error('no router')
  for (const path of Object.keys(leftOpen)) {
    await router.navigate(`/${path}`)
    await screen.findByText('Left open', { ignore: '[data-announcer]' })
    if (path === 'modal') await screen.findByText('On top of it')
    await router.navigate(-1)
    await screen.findByRole('button', { name: 'Pressed' })
    await released()
  }
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByText('Start')).toBeVisible()
})
