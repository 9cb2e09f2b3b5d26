import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { offline } from '../testing/offline.ts'
import { onBreak } from '../testing/onBreak.ts'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../testing/sitePage.tsx'
import { Shell } from './Shell.tsx'

const meta = preview.meta({ title: 'Site/Arrive/Shell', component: Shell, parameters: ownRouter })

export const Visitor = meta.story({
  name: 'The whole frame around a page: header, side menu, page [S-013]',
  render: () => sitePage(Shell, { at: '/down' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Top bar' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('main')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { level: 1 }, storyTimeout)).toBeVisible()
  },
})

export const SideBar = meta.story({
  name: 'A brand with a side bar has no row of categories on wide windows',
  globals: { brand: 'arcade' },
  render: () => sitePage(Shell, { at: '/down' }),
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Side menu' }, storyTimeout)
    await expect(await within(side).findByRole('link', { name: 'Slots' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Game categories' })).toBeNull()
  },
})

export const WideLogoOnPhone = meta.story({
  name: 'On a phone a wide logo gets smaller, and the buttons beside it stay whole',
  globals: { brand: 'arcade', viewport: { value: 'phone' } },
  render: () => sitePage(Shell, { at: '/down' }),
  play: async ({ canvas }) => {
    const signUp = await canvas.findByRole('button', { name: 'Sign up' }, storyTimeout)
    await expect(signUp.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const TopRow = meta.story({
  name: 'A brand with a row alone keeps the side menu behind a button',
  globals: { brand: 'royale' },
  render: () => sitePage(Shell, { at: '/down' }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('navigation', { name: 'Game categories' }, storyTimeout)
    await expect(await within(row).findByRole('link', { name: 'Slots' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Side menu' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible()
  },
})

export const HeaderOnly = meta.story({
  name: 'A page under the header alone has neither side menu nor categories [S-050]',
  render: () => sitePage(Shell, { at: '/seamless', username: 'maria' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Top bar' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Slots/ })).toBeNull()
  },
})

export const OnBreak = meta.story({
  name: 'During a break a page about play says until when, and the frame stays [G-33]',
  render: () => sitePage(Shell, { at: '/rng', username: 'maria', before: (root) => onBreak('24h')(root) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const Offline = meta.story({
  name: 'Without a connection a band says what still works, and the page stays [Q-10]',
  beforeEach: offline,
  render: () => sitePage(Shell, { at: '/down' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1 }, storyTimeout)).toBeVisible()
  },
})

export const MemberPhoneDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  render: () => sitePage(Shell, { at: '/noticePage', username: 'maria' }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, storyTimeout)),
})
