import { signInStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { offline } from '../../testing/offline.ts'
import { onBreak } from '../../testing/onBreak.ts'
import { storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { OfflineBand } from '../OfflineBand.tsx'
import { MainTabs } from './MainTabs.tsx'

const meta = preview.meta({
  title: 'Site/Arrive/MainTabs',
  component: MainTabs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
})

const bar = (prepare: SiteFixtureProps['prepare'] = () => undefined) => (
  <SiteFixture
    prepare={async (root, operate) => {
      await root.start()
      await root.catalogue.load()
      await prepare(root, operate)
    }}
  >
    <OfflineBand />
    <MainTabs />
  </SiteFixture>
)
const signIn: SiteFixtureProps['prepare'] = (root) =>
  root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })

const namesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

export const Visitor = meta.story({
  name: 'A visitor reaches games, promotions, safer play and help; the games come in a sheet [S-044] [S-066]',
  render: () => bar(),
  play: async ({ canvas, canvasElement }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main pages' }, storyTimeout)
    await expect(namesOf(nav)).toEqual(['Home', 'Games', 'Promotions', 'Safer play', 'Help'])
    await userEvent.click(within(nav).getByRole('button', { name: 'Games' }))
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Game categories' })
    await expect(await within(sheet).findByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).queryByRole('link', { name: 'Slots' })).toBeNull(),
    )
  },
})

export const Member = meta.story({
  name: 'A member has money in and out side by side [G-46]',
  render: () => bar(signIn),
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main pages' }, storyTimeout)
    await expect(within(nav).getByRole('button', { name: 'Deposit' })).toBeVisible()
    await expect(within(nav).getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(namesOf(nav)).toEqual(['Home', 'Games', 'Promotions', 'Deposit', 'Withdraw'])
  },
})

export const Offline = meta.story({
  name: 'Without a connection, money in and out wait and say why',
  beforeEach: offline,
  render: () => bar(signIn),
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main pages' }, storyTimeout)
    for (const name of ['Deposit', 'Withdraw']) {
      const tab = within(nav).getByRole('button', { name })
      await expect(tab).toHaveAttribute('aria-disabled', 'true')
      await expect(tab).toHaveAccessibleDescription(/offline/i)
    }
  },
})

export const Covered = meta.story({
  tags: ['!dev', '!autodocs'],
  name: 'Under an open centre it takes no place from messages',
  render: () =>
    bar(async (root, operate) => {
      await signIn(root, operate)
      root.memberCentre.open('withdraw')
    }),
  play: async ({ canvas }) => {
    const height = () => document.documentElement.style.getPropertyValue('--cr-tab-bar-height')
    await canvas.findByRole('navigation', { name: 'Main pages' }, storyTimeout)
    await waitFor(() => expect(height()).toBe(''))
  },
})

export const OnBreak = meta.story({
  name: 'A break leaves withdrawing, messages and help [G-33]',
  render: () =>
    bar(async (root, operate) => {
      await signIn(root, operate)
      await onBreak('24h')(root)
    }),
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main pages' }, storyTimeout)
    await expect(namesOf(nav).join(' ')).toMatch(/^Home Withdraw .*Messages Safer play Help$/)
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => bar(signIn),
})
