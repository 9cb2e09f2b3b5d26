import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { SideDrawer } from './SideDrawer.tsx'

const meta = preview.meta({
  title: 'Site/Arrive/SideDrawer',
  component: SideDrawer,
  globals: { viewport: { value: 'phone' } },
})

const drawer = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture
    prepare={async (root) => {
      await root.start()
      await root.catalogue.load()
    }}
    {...fixture}
  >
    <SideDrawer open onClose={fn()} />
  </SiteFixture>
)

export const Visitor = meta.story({
  name: 'A phone reaches every page, the chat room, service, market and language from its menu [S-044] [S-051]',
  render: () => drawer(),
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, storyTimeout))
    for (const name of ['Home', 'Slots', 'Promotions', 'Help centre'])
      await expect(await menu.findByRole('link', { name })).toBeInTheDocument()
    await waitFor(() => expect(menu.getByRole('button', { name: 'Chat room' })).toBeVisible())
    await expect(menu.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await expect(menu.getByRole('button', { name: /^Market: Philippines/ })).toBeVisible()
  },
})

export const WithoutChat = meta.story({
  name: 'Without its module there is no chat room',
  render: () => drawer({ operate: { 'modules/set': { merchant: 'crph', module: 'CBS3', on: false } } }),
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, storyTimeout))
    await expect(menu.getByRole('button', { name: 'Customer service' })).toBeInTheDocument()
    await expect(menu.queryByRole('button', { name: 'Chat room' })).toBeNull()
  },
})

export const BengaliDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => drawer({ remembered: inBangladesh }),
})

export const LongLanguage = meta.story({
  name: 'The theme stays beside market and language however long their names are [S-072]',
  globals: { language: 'PT-BR', viewport: { value: 'phone' } },
  render: () => drawer({ remembered: { lang: 'PT-BR', merchantCurrency: 'crshow' } }),
  play: async () => {
    const menu = within(await screen.findByRole('dialog', {}, storyTimeout))
    const language = await menu.findByRole('button', { name: /PT-BR$/ }, storyTimeout)
    const market = await menu.findByRole('button', { name: /PHP$/ })
    const theme = menu.getByRole('button', { name: 'Usar o tema escuro' })
    await expect(theme.getBoundingClientRect().top).toBe(market.getBoundingClientRect().top)
    await expect(theme.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      Math.max(market.getBoundingClientRect().right, language.getBoundingClientRect().right),
    )
  },
})
