import { gameListStore, signInStore } from '@croupier/stores'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { PvpRooms } from './PvpRooms.tsx'

const meta = preview.meta({ title: 'Site/Find a game/PvpRooms', component: PvpRooms })

const inFixture = (fixture: Partial<SiteFixtureProps> = {}, username = 'maria') => (
  <SiteFixture
    prepare={async (root) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await root.catalogue.load()
      root.store(gameListStore).open('PVP')
    }}
    {...fixture}
  >
    <PvpRooms />
  </SiteFixture>
)

export const Stakes = meta.story({
  name: 'Each room says its stakes and opens its table [S-312]',
  render: () => inFixture(),
  play: async ({ canvas }) => {
    const rooms = await canvas.findAllByRole('listitem', {}, storyTimeout)
    for (const room of rooms) await expect(room).toHaveTextContent(/₱/)
    await expect(canvas.getAllByRole('button', { name: 'Take a seat' })[0]).toBeEnabled()
    await showsEnd({ PvpRooms: 'Take a seat' })()
  },
})

export const Failed = meta.story({
  name: 'Rooms that do not come lead to a retry [S-408]',
  render: () => inFixture({ faults: failsOnce('pvpRoom.list') }),
  play: showsFailed({ PvpRooms: 'The rooms could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await canvas.findAllByRole('listitem', {}, storyTimeout)).length).toBeGreaterThan(0)
})

export const Loading = meta.story({
  name: 'Rooms that are on their way keep their place',
  render: () => inFixture({ faults: unanswered('pvpRoom.list') }),
  play: showsLoading({ PvpRooms: 'Take a seat' }),
})

export const BengaliDark = meta.story({
  globals: { language: 'BN', theme: 'dark' },
  render: () => inFixture({ remembered: inBangladesh }, 'rana'),
})
