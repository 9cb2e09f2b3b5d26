import { House, Mail, ReceiptText, ShieldCheck, Spade, Trophy, Wallet } from 'lucide-react'
import { MemoryRouter, NavLink } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { SideMenu } from './SideMenu.tsx'

const links = [
  { value: 'home', label: 'Home', icon: <House aria-hidden />, href: '#home' },
  { value: 'slots', label: 'Slots', icon: <Spade aria-hidden />, href: '#slots', current: true },
  {
    value: 'missions',
    label: 'Missions',
    icon: <Trophy aria-hidden />,
    href: '#missions',
    mark: <CountBadge count={3} label="3 to claim" />,
  },
]

const pages = [
  { value: 'security', label: 'Security centre', icon: <ShieldCheck aria-hidden /> },
  { value: 'deposit', label: 'Deposit', icon: <Wallet aria-hidden /> },
  { value: 'bets', label: 'Betting record', icon: <ReceiptText aria-hidden /> },
  {
    value: 'messages',
    label: 'Messages',
    icon: <Mail aria-hidden />,
    current: true,
    mark: <CountBadge count={2} label="2 unread" />,
  },
]

const meta = preview.meta({
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'Games',
    items: links,
    style: { maxInlineSize: '14rem' },
    onSelect: fn(),
    // Links must not leave the story.
    onClick: (event) => event.preventDefault(),
  },
})

export const Playground = meta.story()

Playground.test('Marks the line of this page, and reports which was followed', async ({ args, canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Slots')
  await userEvent.click(canvas.getByRole('link', { name: 'Missions 3 to claim' }))
  await expect(args.onSelect).toHaveBeenCalledWith('missions')
})

export const Buttons = meta.story({
  args: { label: 'Member centre', items: pages },
})

Buttons.test('Lines that lead nowhere are buttons', async ({ args, canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(args.onSelect).toHaveBeenCalledWith('security')
  await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Messages')
})

export const RowOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Member centre', items: pages, narrow: 'row', style: {} },
})

RowOnAPhone.test('On a phone it can be a row, with the current line in view', async ({ canvas }) => {
  const first = canvas.getByRole('button', { name: 'Security centre' })
  const current = canvas.getByRole('button', { current: 'page' })
  await expect(current.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top)
  await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1))
})

export const RowOfRouterLinks = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { router: false },
  args: {
    label: 'Member centre',
    items: pages.map(({ value, label, icon }) => ({ value, label, icon, render: <NavLink to={`/${value}`} /> })),
    narrow: 'row',
    style: {},
  },
  decorators: (Story) => (
    <MemoryRouter initialEntries={['/messages']}>
      <Story />
    </MemoryRouter>
  ),
})

RowOfRouterLinks.test('The link that a router marks as current is in view', async ({ canvas }) => {
  const current = canvas.getByRole('link', { current: 'page' })
  await expect(current).toHaveTextContent('Messages')
  await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1))
})

export const LongWords = meta.story({
  args: {
    items: [
      {
        value: 'a',
        label: 'Responsible play, limits and self-exclusion',
        icon: <ShieldCheck aria-hidden />,
        href: '#a',
      },
      {
        value: 'b',
        label: 'Einzahlungsmethodenübersichtsseite',
        icon: <Wallet aria-hidden />,
        href: '#b',
        current: true,
      },
      ...links.slice(2),
    ],
  },
})
