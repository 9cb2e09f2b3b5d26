import type { GamingSession } from '@croupier/stores'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { playing } from '../testing/playing.ts'
import { inBangladesh, storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { GamingSessionCheck } from './GamingSessionCheck.tsx'

const meta = preview.meta({ title: 'Site/Safer play/GamingSessionCheck', component: GamingSessionCheck })

const target = { gameType: 'RNG', vassalage: 'LM', name: 'Crimson Lantern', nodeId: '1' }

const check = (change: (now: number) => Partial<GamingSession>, remembered = {}) => (
  <SiteFixture
    remembered={remembered}
    prepare={async (root) => {
      await root.start()
      void root.launch.open(target)
      playing(root, change)
    }}
  >
    <GamingSessionCheck />
  </SiteFixture>
)

const shown = async () => {
  const dialog = await screen.findByRole('alertdialog', {}, storyTimeout)
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  return dialog
}

export const Due = meta.story({
  name: 'The check says how long, staked, won and net, and has to be answered [G-21]',
  render: () => check(() => ({ checkDue: true })),
  play: async () => {
    const dialog = await shown()
    await expect(dialog).toHaveAccessibleName('You have been playing for 45 minutes')
    await expect(dialog).toHaveTextContent('Net loss-₱250.00')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    for (const name of ['Stop playing', 'Continue playing', 'Betting record', 'Log out'])
      await expect(screen.getByRole('button', { name })).toBeVisible()
  },
})

export const SessionOver = meta.story({
  name: 'At the end of a session limit play cannot continue [G-23]',
  render: () => check(() => ({ ended: true })),
  play: async () => {
    await expect(await shown()).toHaveAccessibleName('Your session limit has been reached')
    await expect(screen.queryByRole('button', { name: 'Continue playing' })).toBeNull()
  },
})

export const Pause = meta.story({
  name: 'After the answer the market’s pause says when play opens, and nothing continues before [G-73]',
  render: () => check((now) => ({ pausedUntil: now + 5 * 60_000 })),
  play: async () => {
    await expect(await shown()).toHaveAccessibleName(/^Take a pause until \d/)
    await expect(screen.getByRole('button', { name: 'Leave the game' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Continue playing' })).toBeNull()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => check((now) => ({ checkDue: true, startedAt: now - 125 * 60_000 }), inBangladesh),
  play: async () => void (await shown()),
})
