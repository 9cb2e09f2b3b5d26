import { winnersStore } from '@croupier/stores'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { Winners } from './Winners.tsx'

const meta = preview.meta({ title: 'Site/Find a game/Winners', component: Winners })

export const Sample = meta.story({
  name: 'The wins of a sandbox are marked as a sample, and their names are masked [G-42]',
  render: () => (
    <SiteFixture
      prepare={async (root) => {
        await root.start()
        await root.store(winnersStore).load()
      }}
    >
      <Winners />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sample: the newest wins in the sandbox/, {}, storyTimeout)).toBeVisible()
    const names = canvas.getAllByRole('row').slice(1)
    await expect(names.length).toBeGreaterThan(0)
    for (const row of names) await expect(row).toHaveTextContent(/\*/)
  },
})
