import { languages } from '@croupier/locales'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage, type SitePageProps } from '../../testing/sitePage.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'Site/Arrive/Header',
  component: Header,
  parameters: ownRouter,
  globals: { viewport: { value: 'laptop' } },
})

const Shown = () => <Header bottomNavigation hasTabs />
const header = (fixture: Partial<SitePageProps> = {}) =>
  sitePage(Shown, { at: '/', before: (root) => root.catalogue.load(), ...fixture })

export const SignedOut = meta.story({
  name: 'A visitor logs in or signs up [S-054] [S-055]',
  render: () => header(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible()
  },
})

// A brand may have its categories in the side bar instead.
SignedOut.test('Every category is in the row below the bar [S-066]', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /^Slots/ }, storyTimeout)).toBeVisible()
})

export const Member = meta.story({
  name: 'A member has the balance with money in and out beside it [S-056] [S-058] [G-46]',
  render: () => header({ username: 'maria' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account of Maria/ }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Agent centre' })).toBeNull()
  },
})

export const Agent = meta.story({
  name: 'An agent has the agent centre too [S-063] [S-064]',
  render: () => header({ username: 'ace' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Agent/ }, storyTimeout)).toBeVisible()
  },
})

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => header({ username: 'rana', remembered: inBangladesh }),
})

export const LanguageLevels = meta.story({
  name: 'A long list of languages says how far the current one is, and marks those not yet reviewed [S-249]',
  render: () => header({ merchant: { langList: languages.map(({ code }) => code) } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Language: English/ }, storyTimeout))
    const level = await screen.findByText(/^English: 100% complete\. No native speaker has reviewed/, {}, storyTimeout)
    await waitFor(() => expect(level).toBeVisible())
    await expect(screen.getByRole('option', { name: 'English' })).toBeVisible()
    await expect(screen.getByRole('option', { name: /^Filipino\s*\*$/ })).toBeVisible()
  },
})

export const ShortLanguageLevels = meta.story({
  name: 'A short list of languages says the same [S-249]',
  // The engine's focus guards forward the focus immediately; it never stays on one.
  parameters: { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
  render: () => header(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Language: English/ }, storyTimeout))
    const choices = within(await screen.findByRole('menu', {}, storyTimeout)).getByRole('group')
    await waitFor(() =>
      expect(choices).toHaveAccessibleDescription(/^English: 100% complete\. No native speaker has reviewed/),
    )
    const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    await expect(names).toEqual(['English', 'Filipino *'])
  },
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, render: () => header({ username: 'maria' }) })
