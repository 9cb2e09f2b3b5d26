import { doorVersion, gameSource, type EndReason } from '@croupier/api'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { GameArea } from './GameArea.tsx'

const meta = preview.meta({ title: 'Site/Play/GameArea', component: GameArea, parameters: { layout: 'fullscreen' } })

const target = { gameType: 'RNG', vassalage: 'LM', name: 'Crimson Lantern', nodeId: '1' }
const origin = 'https://games.example'

const launched = { url: 'about:blank', origin }
const Area = () => <GameArea target={target} launched={launched} />
const area = () => memberPage(Area)

/** The game in the frame reports that it has ended, and the page in its place says why. */
const ends = (reason: EndReason, why: string) => async () => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game: Crimson Lantern', {}, storyTimeout)
  const data = { source: gameSource, version: doorVersion, type: 'ended', reason }
  await waitFor(() => {
    // The page may not listen yet when the frame appears.
    window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
    return expect(screen.getByRole('alert')).toHaveTextContent(why)
  }, storyTimeout)
  await expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Customer service' })).toBeVisible()
}

export const TakenOver = meta.story({
  name: 'A game that was opened in another place says so, and how to keep others out [S-314] [G-88]',
  render: area,
  play: async ({ canvas }) => {
    await ends('takenOver', 'It was opened in another tab or on another device.')()
    await expect(canvas.getByText(/^If that was not you, change your password/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
})

export const TrialTakenOver = meta.story({
  name: 'A trial account, which has no password, is not told to change one [S-314]',
  render: () => memberPage(Area, { before: (root) => root.session.setAccountType(4) }),
  play: async ({ canvas }) => {
    await ends('takenOver', 'It was opened in another tab or on another device.')()
    await expect(canvas.queryByText(/change your password/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull()
  },
})

export const Expired = meta.story({
  name: 'A game that was left open for too long says so [S-314] [G-88]',
  render: area,
  play: ends('expired', 'It was left open for too long, so it was closed to protect your account.'),
})

export const Over = meta.story({
  name: 'A game that was stopped, or does not know why it ended, says that [S-314] [G-88]',
  render: area,
  play: ends('over', 'Play was stopped, here or in another place.'),
})
