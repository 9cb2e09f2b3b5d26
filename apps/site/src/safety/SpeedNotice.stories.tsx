import type { SiteMerchant } from '@croupier/api/merchant'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { SpeedNotice } from './SpeedNotice.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SpeedNotice', component: SpeedNotice })

const notice = (duties: SiteMerchant['duties'], quick = true) => (
  <SiteFixture merchant={{ duties }} prepare={(root) => root.start()}>
    <SpeedNotice live quick={quick} />
    <p>Games</p>
  </SiteFixture>
)

export const Both = meta.story({
  name: 'Broadcasts are delayed, and speed counts [G-77] [G-78]',
  render: () => notice({ delayedBroadcasts: true, slowConnections: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Live pictures and scores are delayed.*Speed counts here/, {}, storyTimeout),
    ).toBeVisible()
  },
})

export const DelayAlone = meta.story({
  name: 'Where speed does not count, only the delay is named [G-77] [G-78]',
  render: () => notice({ delayedBroadcasts: true, slowConnections: true }, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/when you bet\.$/, {}, storyTimeout)).toBeVisible()
  },
})

export const None = meta.story({
  name: 'A market that asks for neither shows nothing [G-77] [G-78]',
  render: () => notice({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Games', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByText(/delayed|Speed/)).toBeNull()
  },
})
