import type { RootStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { ModalSwitch } from '../../shell/overlays/ModalSwitch.tsx'
import { GiftModal } from './GiftModal.tsx'

const meta = preview.meta({ title: 'Site/Arrive/GiftModal', component: GiftModal })

/** The open modal, as the site shows it. */
const Open = observer(function Open() {
  return useRoot().modals.stack.map((open) => (
    <Suspense key={open.id} fallback={null}>
      <ModalSwitch open={open} />
    </Suspense>
  ))
})

const offer = async (root: RootStore) => {
  await root.start()
  root.gift.offer()
}
const inFixture = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture prepare={offer} {...fixture}>
    <Open />
  </SiteFixture>
)

export const Offered = meta.story({
  render: () => inFixture(),
  play: async () => {
    const later = await screen.findByRole('button', { name: 'Not now' }, storyTimeout)
    await waitFor(() => expect(later).toBeVisible())
  },
})

export const Visitor = meta.story({
  name: 'It says what the gift is worth and is closed by Escape [S-214] [S-215]',
  render: () => inFixture(),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'A gift for you' }, storyTimeout)).toHaveTextContent(
      '50.00 of play money',
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get it' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const PhoneDarkBengali = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => inFixture({ remembered: inBangladesh }),
})
