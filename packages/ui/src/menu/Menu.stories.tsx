import { LogOut, Shield, Wallet } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { closedExample } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Menu, type MenuEntry } from './Menu.tsx'
import { AccountMenu } from './examples/AccountMenu.tsx'
import code from './examples/AccountMenu.tsx?raw'

const chosen = fn()

const account: readonly MenuEntry[] = [
  { value: 'deposit', label: 'Deposit', icon: <Wallet size={18} />, onSelect: () => chosen('deposit') },
  { value: 'security', label: 'Security centre', icon: <Shield size={18} />, onSelect: () => chosen('security') },
  { value: 'agent', label: 'Agent centre', disabled: true, onSelect: () => chosen('agent') },
  { kind: 'separator', value: 'rule' },
  { value: 'out', label: 'Sign out', icon: <LogOut size={18} />, danger: true, onSelect: () => chosen('out') },
]

const languages: readonly MenuEntry[] = [
  { kind: 'choice', value: 'EN', label: 'English', lang: 'en', checked: true, onSelect: () => chosen('EN') },
  { kind: 'choice', value: 'BN', label: 'বাংলা', lang: 'bn', checked: false, onSelect: () => chosen('BN') },
  { kind: 'choice', value: 'AR', label: 'العربية', lang: 'ar', checked: false, onSelect: () => chosen('AR') },
]

// The engine's focus guards forward the focus immediately; it never stays on one.
const a11y = { context: { exclude: ['[data-base-ui-focus-guard]'] } }

const meta = preview.meta({
  parameters: {
    keys: [
      ['Enter, Space, Down, Up', 'open it; in the list, Down and Up go to the next or previous'],
      ['Home, End', 'go to the first, the last'],
      ['letters', 'go to what begins with them'],
      ['Enter, Space', 'choose and close'],
      ['Escape', 'closes without choosing'],
    ],
    a11y,
  },
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger: <Button variant="outline">maria</Button>, entries: account },
  decorators: [(Story) => <div style={{ minBlockSize: '22rem', paddingInline: '4rem' }}>{Story()}</div>],
})

const openIt = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveStyle({ opacity: '1' }))
}

export const Actions = meta.story(closedExample(AccountMenu, code))

Actions.test('Runs the chosen action and closes', async ({ canvas }) => {
  await openIt('maria')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Deposit' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(canvas.getByText('Chosen: Deposit')).toBeVisible()
})

export const Playground = meta.story()

Playground.test('Arrow keys, Enter and Escape do all that a pointer does [S-075]', async () => {
  chosen.mockClear()
  const button = screen.getByRole('button', { name: 'maria' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Deposit' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Security centre' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(chosen.mock.calls).toEqual([['security']])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(button).toHaveFocus()
})

Playground.test('Every key of the list: arrows, Home, End, letters and Space [S-075]', async () => {
  chosen.mockClear()
  const on = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
  screen.getByRole('button', { name: 'maria' }).focus()
  await userEvent.keyboard('[Space]')
  await on('Deposit')
  await userEvent.keyboard('{End}')
  await on('Sign out')
  await userEvent.keyboard('{Home}')
  await on('Deposit')
  await userEvent.keyboard('{ArrowDown}')
  await on('Security centre')
  await userEvent.keyboard('{ArrowUp}')
  await on('Deposit')
  await userEvent.keyboard('{ArrowDown}')
  await on('Security centre')
  await userEvent.keyboard('[Space]')
  await waitFor(() => expect(chosen.mock.calls).toEqual([['security']]))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.keyboard('{Enter}')
  await on('Deposit')
  await userEvent.keyboard('si')
  await on('Sign out')
})

export const Account = meta.story({ play: () => openIt('maria') })

export const Languages = meta.story({
  args: { trigger: <Button variant="ghost">EN</Button>, entries: languages },
  play: async () => {
    chosen.mockClear()
    await openIt('EN')
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'বাংলা' }))
    await expect(chosen.mock.calls).toEqual([['BN']])
    await openIt('EN')
  },
})

export const Marked = meta.story({
  args: {
    trigger: <Button variant="ghost">EN</Button>,
    entries: languages.map((entry) => (entry.value === 'BN' ? { ...entry, mark: '*' } : entry)),
    note: 'No native speaker has reviewed the languages marked * yet.',
  },
  play: async () => {
    await openIt('EN')
    await expect(screen.getByRole('menuitemradio', { name: /^বাংলা\s*\*$/ })).toBeVisible()
    await expect(screen.getByRole('group')).toHaveAccessibleDescription(/^No native speaker/)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    entries: [
      {
        value: 'long',
        label: 'Pagpapatunay ng pagkakakilanlan at mga karagdagang hakbang para sa seguridad',
        icon: <Shield size={18} />,
        onSelect: () => chosen('long'),
      },
      ...Array.from({ length: 30 }, (_, at) => ({
        value: String(at),
        label: `Vendor ${at + 1}`,
        onSelect: () => chosen(String(at)),
      })),
    ],
  },
})

LongText.test('Wraps long entries and scrolls a long list', async () => {
  await openIt('maria')
  const menu = screen.getByRole('menu')
  await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
  await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await userEvent.keyboard('{End}')
  const last = screen.getByRole('menuitem', { name: 'Vendor 30' })
  await waitFor(() => expect(last).toHaveFocus())
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom)
})
