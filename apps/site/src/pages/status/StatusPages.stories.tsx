import { signInStore, type RootStore } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { StatusPages } from './StatusPages.tsx'

const meta = preview.meta({
  title: 'Site/When it fails/StatusPages',
  component: StatusPages,
  parameters: { layout: 'fullscreen' },
})

const inFixture = (
  fixture: Pick<SiteFixtureProps, 'faults' | 'operate' | 'remembered'>,
  before: (root: RootStore) => Promise<unknown> = () => Promise.resolve(),
) => (
  <SiteFixture
    {...fixture}
    prepare={async (root) => {
      await root.start()
      await before(root)
    }}
  >
    <StatusPages />
    <Overlays />
  </SiteFixture>
)

export const Maintenance = meta.story({
  name: 'Maintenance says so and leads to service and help, with age and operator below [S-007] [S-010] [G-03] [G-59]',
  render: () => inFixture({ operate: { 'site/set': { maintenance: true } } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Games are under maintenance' }, storyTimeout),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await expect(canvas.getByText(/^Operated by Croupier Demonstration Inc\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Gambling Therapy/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^BetBlocker/ })).toBeVisible()
  },
})

export const RegionBlocked = meta.story({
  name: 'A region that is not served shows the address [S-008] [S-011]',
  render: () =>
    inFixture({ operate: { 'site/set': { regionRestriction: true }, 'market/set': { visitorIp: '198.51.100.9' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('198.51.100.9', {}, storyTimeout)).toBeVisible()
  },
})

export const WithdrawWhereBlocked = meta.story({
  name: 'A member in a region that is not served sees the balance and withdraws it, and has no other page [G-59] [G-100]',
  render: () =>
    inFixture({ operate: { 'site/set': { regionRestriction: true } } }, (root) =>
      root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('Your balance is ₱5,000.00. You can still withdraw it.', {}, storyTimeout),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    const centre = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Member centre' }, storyTimeout),
    )
    const menu = within(await centre.findByRole('navigation', { name: 'Member centre menu' }, storyTimeout))
    await expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdrawal'])
    const form = within(await centre.findByRole('form', { name: 'Withdraw' }, storyTimeout))
    await expect(form.getByRole('radio', { name: /Isla Savings Bank/ })).toBeEnabled()
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull()
  },
})

export const VisitorWhereBlocked = meta.story({
  name: 'A visitor in a region that is not served is asked to log in before withdrawing [G-59] [G-100]',
  render: () => inFixture({ operate: { 'site/set': { regionRestriction: true } } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('If you have money here, you can still log in and withdraw it.', {}, storyTimeout),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('textbox', { name: 'User name' }, storyTimeout)).toBeVisible()
  },
})

export const AddressBlocked = meta.story({
  name: 'A blocked IP address has its own text, other than a blocked region [S-012]',
  render: () =>
    inFixture({ operate: { 'site/set': { ipRestriction: true }, 'market/set': { visitorIp: '198.51.100.9' } } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your IP address is blocked' }, storyTimeout),
    ).toBeVisible()
    await expect(canvas.getByText('198.51.100.9')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible()
  },
})

export const Retry = meta.story({
  name: 'A platform that does not answer leads to one retry [S-016]',
  render: () => inFixture({ faults: [{ endpoint: 'system.status', kind: 'html502' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)).toBeEnabled()
    await expect(await canvas.findByRole('heading', { name: 'Right now' }, storyTimeout)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Look again' })).toBeNull()
  },
})

export const TooYoung = meta.story({
  name: 'Whoever said to be under age finds help in place of the games [G-01]',
  render: () => inFixture({ remembered: { ageAnswer: `younger:${Date.now()}` } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This site is for people aged 21 and over' }, storyTimeout),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Gambling Therapy/ })).toBeVisible()
  },
})
