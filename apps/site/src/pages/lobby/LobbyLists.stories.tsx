import { gameListStore, signInStore, type ListType, type RootStore } from '@croupier/stores'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { LobbyLists } from './LobbyLists.tsx'

const meta = preview.meta({ title: 'Site/Find a game/LobbyLists', component: LobbyLists })

let site: RootStore | undefined

export const Narrow = meta.story({
  render: () => (
    <SiteFixture
      prepare={async (root) => {
        site = root
        await root.start()
        await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
        await root.catalogue.load()
        root.store(gameListStore).open('RNG')
        root.store(gameListStore).selectList('recent')
      }}
    >
      <div style={{ inlineSize: '15rem' }}>
        <LobbyLists />
      </div>
    </SiteFixture>
  ),
})

Narrow.test('The chosen list is in view initially, and when another is chosen elsewhere', async ({ canvas }) => {
  const row = (await canvas.findByRole('group', { name: 'Game lists' }, storyTimeout)).getBoundingClientRect()
  const shows = (name: string) =>
    waitFor(async () => {
      const { left, right } = canvas.getByRole('button', { name, pressed: true }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(row.left - 1)
      await expect(right).toBeLessThanOrEqual(row.right + 1)
    })
  await shows('Recent')
  const lists: readonly (readonly [ListType, string])[] = [
    ['all', 'All games'],
    ['recent', 'Recent'],
  ]
  for (const [list, name] of lists) {
    site?.store(gameListStore).selectList(list)
    await shows(name)
  }
})
