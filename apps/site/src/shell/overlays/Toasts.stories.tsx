import type { RootStore } from '@croupier/stores'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { Toasts } from './Toasts.tsx'

const meta = preview.meta({ title: 'Site/When it fails/Toasts', component: Toasts })

let site: RootStore | undefined

export const OffersToUndo = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () =>
    memberPage(Toasts, {
      before: (root) => {
        site = root
        root.toasts.show({
          tone: 'success',
          textKey: 'lobby.favourite_added',
          values: { game: 'Crimson Lantern' },
          action: { labelKey: 'lobby.undo', run: () => undefined },
        })
      },
    }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Undo' }, storyTimeout)).toBeVisible()
  },
})

OffersToUndo.test('Nothing is left to undo once the member has logged out [G-91]', async () => {
  site?.session.end()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), { timeout: 2_000 })
})
