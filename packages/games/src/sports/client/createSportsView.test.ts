import { expect, it } from 'vitest'
import type { BoardAnswer, ViewTools } from '../../kit/client/data.ts'
import { createSportsView } from './createSportsView.ts'

/** A page at this address, and what it has said. */
function pageAt(address: string) {
  const said: string[] = []
  const element = () => ({
    append: () => {},
    replaceChildren: () => {},
    querySelectorAll: () => [],
  })
  const parts: Record<string, object> = {}
  const view = createSportsView({
    page: { location: { href: address }, createElement: element, querySelectorAll: () => [] },
    part: (id: string) => (parts[id] ??= element()),
    texts: { closed: 'Bets on this have closed.' },
    game: { most: 8, times: 1_000 },
    number: new Intl.NumberFormat('en'),
    timeZone: 'Asia/Manila',
    stake: () => '1.00',
    say: (text: string) => said.push(text),
  } as unknown as ViewTools)
  const shown = { league: 'League', coming: [], running: [], results: [] }
  return { said, board: () => view.board?.({ now: 0, open: [], shown } as unknown as BoardAnswer, []) }
}

it('says once that the odds that were pressed on the site have closed', () => {
  const { said, board } = pageAt('https://games.test/play/1?match=FB-1&pick=home')
  board()
  board()
  expect(said).toEqual(['Bets on this have closed.'])
})

it('says nothing where no odds were pressed', () => {
  const { said, board } = pageAt('https://games.test/play/1')
  board()
  expect(said).toEqual([])
})
