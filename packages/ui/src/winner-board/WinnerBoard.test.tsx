import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WinnerBoard } from './WinnerBoard.tsx'

const wins = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    player: `player ${index}`,
    game: 'Lucky Koi',
    prize: '₱1.00',
    time: '12:00',
  }))

const board = (count: number) => (
  <WinnerBoard
    title="Latest wins"
    wins={wins(count)}
    heads={['Player', 'Game', 'Prize', 'Time']}
    texts={{ pause: 'Pause' }}
    empty="None yet"
  />
)

describe('WinnerBoard', () => {
  it('shows the first 20 wins and no more [S-299]', () => {
    const html = renderToString(board(30))
    expect(html).toContain('player 19')
    expect(html).not.toContain('player 20')
  })

  it('shows its empty text when there are no wins', () => {
    expect(renderToString(board(0))).toContain('None yet')
  })
})
