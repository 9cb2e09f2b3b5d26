import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { WindowedGame } from './WindowedGame.tsx'

const meta = preview.meta({ title: 'Site/Play/WindowedGame', component: WindowedGame })

const target = { gameType: 'RNG', vassalage: 'LM', name: 'Crimson Lantern', nodeId: '1' }

/** A game that has not been started, as after a reload of its page. */
export const NotOpened = meta.story({
  render: () => (
    <SiteFixture prepare={(root) => root.start()}>
      <WindowedGame target={target} />
    </SiteFixture>
  ),
})

/** The fixture has no windows to open, as a browser that blocks them. */
export const Blocked = meta.story({
  name: 'A blocked window is explained, with a retry [S-310]',
  render: () => (
    <SiteFixture
      prepare={async (root) => {
        await root.start()
        await root.launch.openInWindow(target)
      }}
    >
      <WindowedGame target={target} />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The game window was blocked' }, storyTimeout),
    ).toBeVisible()
    await expect(canvas.getByText(/Allow pop-ups for this site and try again/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
})
