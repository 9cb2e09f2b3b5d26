import { signInStore, type RootStore, type GamingSession } from '@croupier/stores'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentProps } from 'react'
import preview from '../../../../../.storybook/preview.tsx'
import { nearTheEnd, playing } from '../../testing/playing.ts'
import { unanswered } from '../../testing/faults.ts'
import { inBangladesh, storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { GameBar } from './GameBar.tsx'

const meta = preview.meta({ title: 'Site/Play/GameBar', component: GameBar, parameters: { layout: 'fullscreen' } })

const target = { gameType: 'RNG', vassalage: 'LM', name: 'Crimson Lantern', nodeId: '1' }

interface Given {
  readonly gamingSession?: (now: number) => Partial<GamingSession>
  readonly name?: string
  readonly fullScreen?: boolean
  readonly member?: string
  readonly remembered?: Readonly<Record<string, string>>
  readonly faults?: NonNullable<ComponentProps<typeof SiteFixture>['faults']>
}

const bar = ({
  gamingSession,
  name = target.name,
  fullScreen = false,
  member,
  remembered = {},
  faults = [],
}: Given = {}) => (
  <SiteFixture
    remembered={remembered}
    faults={faults}
    prepare={async (root: RootStore) => {
      await root.start()
      if (member !== undefined) {
        await root.store(signInStore).signIn({ type: 'username', username: member, password: 'Croupier1' })
        await root.balance.refresh()
      }
      if (gamingSession) playing(root, gamingSession)
    }}
  >
    <GameBar target={{ ...target, name }} fullScreen={fullScreen} onBack={fn()} onReload={fn()} onFullScreen={fn()} />
  </SiteFixture>
)

export const Starting = meta.story({
  render: () => bar(),
})

export const Lost = meta.story({
  name: 'A loss is said in words and by its sign [G-20]',
  render: () => bar({ gamingSession: () => ({ net: '-12.50' }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByLabelText('You are ₱12.50 down in this session.', {}, storyTimeout),
    ).toHaveTextContent('-₱12.50')
    await expect(canvas.getByText(/^0:45:\d\d$/)).toBeVisible()
  },
})

export const Won = meta.story({
  render: () =>
    bar({
      gamingSession: () => ({ net: '1250.00' }),
      member: 'maria',
      // The sandbox does not have this game.
      faults: unanswered('games.addFavourite'),
    }),
})

Won.test('The heart is named by what a press does, and says no state besides', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add to favourites' }, storyTimeout))
  await expect(await canvas.findByRole('button', { name: 'Remove from favourites' })).not.toHaveAttribute(
    'aria-pressed',
  )
})

export const FullScreen = meta.story({
  name: 'Full screen shows the time of day and the balance too [G-24] [G-25]',
  render: () => bar({ gamingSession: () => ({}), fullScreen: true, member: 'maria' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Time of day', {}, storyTimeout)).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
    await expect(canvas.getByText('₱5,000.00')).toBeVisible()
  },
})

export const NearTheEnd = meta.story({
  name: 'Five minutes before a session limit ends play, the bar says when [G-23]',
  render: () => bar({ gamingSession: nearTheEnd }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your session limit ends play at/, {}, storyTimeout)).toBeVisible()
  },
})

export const BengaliDigits = meta.story({
  name: 'The clock counts in Bengali digits [S-261]',
  globals: { language: 'BN' },
  render: () => bar({ gamingSession: () => ({}), remembered: inBangladesh, fullScreen: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^০:৪৫:[০-৯]{2}$/, {}, storyTimeout)).toBeVisible()
  },
})

export const PhoneLongName = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () =>
    bar({ gamingSession: nearTheEnd, name: 'The very long journey of the crimson lantern', member: 'maria' }),
})
