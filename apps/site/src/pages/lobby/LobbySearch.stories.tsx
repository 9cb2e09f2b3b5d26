import { signInStore } from '@croupier/stores'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  SiteFixture,
  type Operate,
  type SiteFixtureProps,
  inBangladesh,
  storyTimeout,
} from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { LobbySearch } from './LobbySearch.tsx'

const meta = preview.meta({ title: 'Site/Find a game/LobbySearch', component: LobbySearch })

let operate: Operate
const inFixture = (fixture: Partial<SiteFixtureProps> = {}, username = 'maria') => (
  <SiteFixture
    prepare={async (root, act) => {
      operate = act
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await root.catalogue.load()
      await root.catalogue.loadHot()
    }}
    {...fixture}
  >
    <LobbySearch gameType="RNG" onClose={fn()} />
  </SiteFixture>
)
const sheet = async () => within(await screen.findByRole('dialog', {}, storyTimeout))
const search = async (term: string) => userEvent.type((await sheet()).getByRole('searchbox'), term)

export const Hot = meta.story({
  name: 'Before anything is typed, the hot games',
  render: () => inFixture(),
})

export const Found = meta.story({
  name: 'Games of all vendors whose name holds what was typed, and how many there are [S-279]',
  render: () => inFixture(),
  play: async () => {
    await search('bamboo')
    await expect(await (await sheet()).findByText(/^\d+ games?/, {}, storyTimeout)).toBeVisible()
    for (const tile of (await sheet()).getAllByRole('article')) await expect(tile).toHaveTextContent(/bamboo/i)
    await showsEnd({ Found: /bamboo/i })()
  },
})

export const NothingFound = meta.story({
  name: 'Where nothing is found it says so and shows hot games [S-301]',
  render: () => inFixture(),
  play: async () => {
    await search('zzzz')
    await expect(await (await sheet()).findByText(/zzzz/, { selector: 'h2, h3, p' }, storyTimeout)).toBeVisible()
    await expect((await sheet()).getAllByRole('article').length).toBeGreaterThan(0)
    await showsEmpty({ Found: /zzzz/ })()
  },
})

export const Failed = meta.story({
  name: 'A search that fails can be tried again [S-411]',
  render: () => inFixture({ faults: failsOnce('games.list') }),
  play: async () => {
    // Pasted: typed slowly it would be several searches, of which only the first fails.
    await userEvent.click((await sheet()).getByRole('searchbox'))
    await userEvent.paste('lantern')
    const again = await (await sheet()).findByRole('button', { name: 'Try again' }, storyTimeout)
    await waitFor(() => expect(again).toBeVisible())
    await showsFailed({ Found: 'The games could not be loaded.' })()
  },
})

Failed.test('Trying again loads it', async () => {
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await (await sheet()).findAllByRole('article', {}, storyTimeout)).length).toBeGreaterThan(0)
})

export const FailedLater = meta.story({
  name: 'A search that fails does not leave the games found for another name [S-279] [S-411]',
  render: () => inFixture(),
  play: async () => {
    const { getByRole, findByRole, findAllByRole, queryByRole } = await sheet()
    const box = getByRole('searchbox')
    await userEvent.click(box)
    await userEvent.paste('lantern')
    await waitFor(async () => expect((await findAllByRole('article'))[0]).toHaveTextContent(/lantern/i), storyTimeout)
    for (const fault of failsOnce('games.list')) await operate('faults/add', fault)
    await userEvent.clear(box)
    await userEvent.paste('koi')
    await expect(await findByRole('button', { name: 'Try again' }, storyTimeout)).toBeVisible()
    await expect(queryByRole('article')).toBeNull()
  },
})

export const Loading = meta.story({
  render: () => inFixture({ faults: unanswered('games.list') }),
  play: async () => {
    await search('bamboo')
    await showsLoading({ Found: /bamboo/i })()
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => inFixture({ remembered: inBangladesh }, 'rana'),
})
