import type { SiteMerchant } from '@croupier/api/merchant'
import { signInStore } from '@croupier/stores'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { DutyBar } from './DutyBar.tsx'

const meta = preview.meta({ title: 'Site/Safer play/DutyBar', component: DutyBar })

const bar = (duties: SiteMerchant['duties'] = {}) => (
  <SiteFixture
    merchant={{ duties }}
    prepare={async (root) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    }}
  >
    <DutyBar />
    <button type="button">Elsewhere</button>
  </SiteFixture>
)

export const Both = meta.story({
  name: 'The market’s time of day and the stop, in one bar [G-72] [G-76]',
  render: () => bar({ clock: true, stopButton: true }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Time and stop' }, storyTimeout)
    // Noon in UTC is eight in the evening in Manila.
    await expect(group).toHaveTextContent(/Time8:00/)
    await expect(canvas.getByRole('button', { name: 'Stop for 24 hours' })).toBeEnabled()
  },
})

Both.test('A held key does not stop play; one press of its own does, without a question [G-72]', async ({ canvas }) => {
  const stop = await canvas.findByRole('button', { name: 'Stop for 24 hours' }, storyTimeout)
  stop.focus()
  await expect(fireEvent.keyDown(stop, { key: 'Enter', repeat: true })).toBe(false)
  await expect(stop).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull())
})

export const ClockAlone = meta.story({
  name: 'A market can ask for the clock alone [G-76]',
  render: () => bar({ clock: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Time', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull()
  },
})

export const None = meta.story({
  name: 'A market that asks for neither has no bar [G-72] [G-76]',
  render: () => bar(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Elsewhere' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Time and stop' })).toBeNull()
  },
})
