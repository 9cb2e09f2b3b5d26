import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Modal } from '../modal/Modal.tsx'
import { GameGrid } from './GameGrid.tsx'

const count = 1200

const Lobby = () => {
  const [chosen, setChosen] = useState<string>()
  // Plain tiles: the test is about rows.
  const render = (index: number) => (
    <button
      type="button"
      style={{ inlineSize: '100%', aspectRatio: '3 / 4' }}
      onClick={() => setChosen(`Game ${index + 1}`)}
    >
      Game {index + 1}
    </button>
  )
  return (
    <div data-testid="room" style={{ inlineSize: 390 }}>
      <p style={{ blockSize: '20rem' }}>Above the games</p>
      <GameGrid label="Slots" tiles={{ count, render }} />
      <Modal
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen}
        width={300}
        height="auto"
        clickToClose
      >
        About this game
      </Modal>
    </div>
  )
}

const meta = preview.meta({ title: 'Gaming/GameGrid/Resized', component: Lobby })

export const Rotated = meta.story({ name: 'A long list in a room of changing width' })

const patience = { timeout: 15_000 }

/** Numbers from 0 to 1, the same in every run. */
const numbers = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647

const tiles = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset]')]
const place = (tile: Element) => Number(tile.getAttribute('aria-posinset'))
const bounds = (tile: Element) => tile.getBoundingClientRect()
const firstInView = () => tiles().find((tile) => bounds(tile).bottom > 1)

/** The height that the rows need: all as high as those around the first tile in view. */
const needed = () => {
  const rows = tiles().filter((tile) => tile.hasAttribute('data-first'))
  const [one, other] = rows.slice(Math.floor(rows.length / 2))
  if (!one || !other) throw new Error('There are fewer than two rows.')
  const columns = place(other) - place(one)
  return Math.ceil(count / columns) * (bounds(other).top - bounds(one).top)
}

/** The games around the window's upper edge have rendered, and the page rests. */
const rests = () =>
  waitFor(async () => {
    const seen = firstInView()
    if (!seen) throw new Error('No tile is in view.')
    // Rows load one by one: the edge is within the first one, or in the gap above it.
    await expect(bounds(seen).top).toBeLessThan(40)
    return place(seen)
  }, patience)

const expectSamePlace = (first: number, why: string) =>
  waitFor(async () => {
    const tile = tiles().find((one) => place(one) === first)
    await expect(tile, `${why}: the game is rendered`).toBeDefined()
    if (!tile) return
    await expect(bounds(tile).bottom, `${why}: below the upper edge`).toBeGreaterThan(0)
    await expect(bounds(tile).top, `${why}: above the lower edge`).toBeLessThan(window.innerHeight)
    const share = (tile.parentElement?.offsetHeight ?? 0) / needed()
    await expect(share, `${why}: height of the list`).toBeGreaterThan(0.9)
    await expect(share, `${why}: height of the list`).toBeLessThan(1.1)
  }, patience)

const scrollTo = async (depth: number) => {
  window.scrollTo({ top: depth * (document.documentElement.scrollHeight - window.innerHeight), behavior: 'instant' })
  return rests()
}

Rotated.test(
  'At any depth, another width keeps the height of the rows and the first game in view',
  async ({ canvas }) => {
    const next = numbers(11)
    const room = canvas.getByTestId('room')
    await waitFor(() => expect(tiles()[0]).toBeDefined(), patience)
    for (let turn = 0; turn < 5; turn++) {
      const first = await scrollTo(0.05 + 0.85 * next())
      const width = Math.round(360 + 1560 * next())
      room.style.inlineSize = `${width}px`
      await expectSamePlace(first, `game ${first} at ${width} px`)
    }
  },
)

Rotated.test('With a modal open too, and its opener gets the focus back', async ({ canvas }) => {
  const next = numbers(5)
  const room = canvas.getByTestId('room')
  await waitFor(() => expect(tiles()[0]).toBeDefined(), patience)
  for (let turn = 0; turn < 3; turn++) {
    const first = await scrollTo(0.1 + 0.8 * next())
    const opener = within(firstInView() ?? room).getByRole('button', { name: `Game ${first}` })
    opener.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: `Game ${first}` }, patience)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement), patience)
    const width = Math.round(360 + 1560 * next())
    room.style.inlineSize = `${width}px`
    await expectSamePlace(first, `game ${first} at ${width} px behind the modal`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    await expectSamePlace(first, `game ${first} at ${width} px after the modal`)
    await waitFor(() => expect(opener).toHaveFocus(), patience)
  }
})
