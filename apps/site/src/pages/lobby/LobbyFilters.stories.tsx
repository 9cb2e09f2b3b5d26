import { gameListStore, signInStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { LobbyFilters } from './LobbyFilters.tsx'

const meta = preview.meta({ title: 'Site/Find a game/LobbyFilters', component: LobbyFilters })

const inFixture = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture
    prepare={async (root) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
      await root.catalogue.load()
      root.store(gameListStore).open('RNG')
    }}
    {...fixture}
  >
    <LobbyFilters />
  </SiteFixture>
)

export const Closes = meta.story({
  name: 'The list of classes closes shortly after it loses the focus, and a choice in it counts [S-053] [S-277]',
  render: () => inFixture(),
  play: async ({ canvas }) => {
    const classes = await canvas.findByRole('combobox', { name: 'Game type' }, storyTimeout)
    const open = async () => {
      await userEvent.click(classes)
      // Keys reach the list once it has the focus.
      await waitFor(() => expect(screen.getByRole('option', { name: 'All' })).toHaveFocus(), storyTimeout)
    }
    await open()
    // The sandbox has no jackpots and no bingo.
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent.replace('✔️', ''))
    await expect(offered).toEqual(['All', 'Table games', 'Arcade'])
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), storyTimeout)
    await open()
    await userEvent.keyboard('arcade{Enter}')
    await waitFor(() => expect(classes).toHaveTextContent('Arcade'), storyTimeout)
  },
})

export const WithoutDecimals = meta.story({
  name: 'A currency without decimals has no filter of smallest bets below its unit [S-278]',
  render: () => inFixture({ merchant: { minorDigits: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Game type' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Minimum bet' })).toBeNull()
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () =>
    inFixture({
      remembered: inBangladesh,
      prepare: async (root) => {
        await root.start()
        root.store(gameListStore).open('RNG')
      },
    }),
})
