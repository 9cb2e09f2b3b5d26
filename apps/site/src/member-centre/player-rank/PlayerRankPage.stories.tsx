import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { PlayerRankPage } from './PlayerRankPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/PlayerRank', component: PlayerRankPage })

export const Ready = meta.story({
  name: 'The ladder marks the own rank, says what the next one counts, and presses nobody [S-337] [G-50]',
  render: () => memberPage(PlayerRankPage, { username: 'vip' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your rank: VIP6', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/There is no deadline and nothing to lose/)).toBeVisible()
    await canvas.findByText('All ranks', {}, storyTimeout)
    await expect(await canvas.findByText(/^We gave you this rank/, {}, storyTimeout)).toBeVisible()
    const own = canvasElement.querySelector('[aria-current="true"]') as HTMLElement
    await expect(own).toHaveTextContent('VIP6')
    await expect(canvas.queryByRole('button', { name: /deposit/i })).toBeNull()
    // No moment is shown, so no time zone is named.
    await expect(canvas.queryByText(/^Times are in/)).toBeNull()
  },
})

export const Given = meta.story({
  name: 'A rank above the own stakes and deposits says that it was given [S-337]',
  render: () => memberPage(PlayerRankPage),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your rank: VIP2', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText(/^We gave you this rank/, {}, storyTimeout)).toBeVisible()
    // She has not deposited, and the ladder asks for it at her own rank.
    await expect(canvas.getByRole('meter', { name: 'Total deposits' })).toHaveAttribute('aria-valuenow', '0')
    const own = canvasElement.querySelector('[aria-current="true"]') as HTMLElement
    await expect(own).toHaveTextContent(/VIP2.*Total deposits.*₱1,000\.00/)
  },
})

export const Empty = meta.story({
  name: 'Below the first rank the page says what the first one counts [S-337]',
  render: () => memberPage(PlayerRankPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no rank yet', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText(/^Progress to VIP1 counts what you have staked/)).toBeVisible()
    await expect(canvas.getAllByRole('meter')).toHaveLength(2)
    await expect(canvas.queryByText(/^We gave you this rank/)).toBeNull()
  },
})

export const Loading = meta.story({
  render: () => memberPage(PlayerRankPage, { faults: unanswered('rank.ladder') }),
})

export const Failed = meta.story({
  render: () => memberPage(PlayerRankPage, { faults: failsOnce('rank.ladder') }),
})

Failed.test('A ladder that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findAllByText('VIP8', {}, storyTimeout)).not.toHaveLength(0)
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(PlayerRankPage, { username: 'rana', remembered: inBangladesh }),
})
