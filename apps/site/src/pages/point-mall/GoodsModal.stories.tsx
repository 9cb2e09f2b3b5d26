import { pointMallStore } from '@croupier/stores'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { memberPage, type MemberPageProps } from '../../testing/memberPage.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'

const meta = preview.meta({ title: 'Site/Rewards/GoodsModal', component: Overlays })

const mug = (props: MemberPageProps = {}) =>
  memberPage(Overlays, {
    ...props,
    before: async (root, operate) => {
      await props.before?.(root, operate)
      await root.store(pointMallStore).load()
      void root.modals.open({ kind: 'goods', rewardId: 'mug' })
    },
  })

export const Affordable = meta.story({
  name: 'What can be had says its price and takes an address [S-375] [S-377]',
  render: () => mug(),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Enamel mug' }, storyTimeout)
    await waitFor(() => expect(title).toBeVisible())
    await expect(title.closest('[role=dialog]')?.querySelector('img')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Redeem' }, storyTimeout)).toBeVisible()
  },
})

export const WithDataSaver = meta.story({
  name: 'With the data saver on, it has no picture [G-93]',
  render: () => mug({ before: (root) => root.saver.choose('on') }),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Enamel mug' }, storyTimeout)
    await waitFor(() => expect(title).toBeVisible())
    await expect(title.closest('[role=dialog]')?.querySelector('img')).toBeNull()
  },
})

export const Short = meta.story({
  name: 'What costs more points than there are says how many are missing [S-381]',
  render: () => mug({ username: 'vip' }),
  play: async () => {
    const reason = await screen.findByText(/points short/, {}, storyTimeout)
    await waitFor(() => expect(reason).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
  },
})
