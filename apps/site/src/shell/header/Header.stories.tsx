import { languages } from '@croupier/locales'
import type { RootStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { playing } from '../../testing/playing.ts'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage, type SitePageProps } from '../../testing/sitePage.tsx'
import { Header } from './Header.tsx'
import { StripShape } from './StripShape.tsx'

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

const afterPlay = {
  username: 'ace',
  before: async (root: RootStore) => {
    await root.catalogue.load()
    playing(root)
  },
}

/** The bar of an agent after play. None of its visible parts overlaps another, and the name is whole. */
const barOf = async (canvas: ReturnType<typeof within>) => {
  const bar = within(await canvas.findByRole('group', { name: 'Top bar' }, storyTimeout))
  const name = within(await bar.findByRole('button', { name: /^Account of/ }, storyTimeout)).getByText('Ace')
  await expect(await bar.findByText('Net result', {}, storyTimeout)).toBeVisible()
  await expect(name.scrollWidth - name.clientWidth).toBe(0)
  const parts = [...bar.getAllByRole('button'), ...bar.getAllByRole('link'), bar.getByText('Time in this session')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .toSorted((one, other) => one.left - other.left)
  for (const [at, { left }] of parts.entries()) await expect(left).toBeGreaterThanOrEqual(parts[at - 1]?.right ?? 0)
  return bar
}

export const AgentAfterPlay = meta.story({
  name: 'After play an agent’s bar has room for the clock, with the agent centre in the menu [S-056] [S-064] [G-19]',
  // The engine's focus guards forward the focus immediately; it never stays on one.
  parameters: { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
  render: () => header(afterPlay),
  play: async ({ canvas }) => {
    await expect((await barOf(canvas)).queryByRole('button', { name: 'Agent centre' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }))
    const entry = await screen.findByRole('menuitem', { name: 'Agent centre' }, storyTimeout)
    await waitFor(() => expect(entry).toBeVisible())
  },
})

export const AgentAfterPlayOnAWideScreen = meta.story({
  name: 'The widest bar has room for the agent centre next to the clock [S-064] [G-19]',
  globals: { viewport: { value: 'wide' } },
  render: () => header(afterPlay),
  play: async ({ canvas }) => {
    await expect((await barOf(canvas)).getByRole('button', { name: 'Agent centre' })).toBeVisible()
  },
})

const Shape = () => (
  <>
    <Shown />
    <div data-testid="shape" data-surface="deep" style={{ display: 'flex', gap: '0.5rem', inlineSize: 'max-content' }}>
      <StripShape hasTabs />
    </div>
  </>
)

export const Loading = meta.story({
  name: 'A member’s part of the bar loads in the shapes of what comes [S-056]',
  render: () => sitePage(Shape, { at: '/', username: 'maria', before: (root) => root.catalogue.load() }),
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('button', { name: /^Account of/ }, storyTimeout)
    const strip = account.parentElement as HTMLElement
    const size = (element: Element) => element.getBoundingClientRect()
    await waitFor(() => expect(strip).toHaveTextContent('₱'), storyTimeout)
    const messages = canvas.getByRole('button', { name: /^Messages/ })
    const width = size(strip).width - size(messages).width
    const shape = size(canvas.getByTestId('shape'))
    await expect(Math.abs(shape.width - width)).toBeLessThan(32)
    await expect(shape.height).toBeLessThanOrEqual(size(strip).height)
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
