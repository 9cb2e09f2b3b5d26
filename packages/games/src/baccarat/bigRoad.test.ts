import { describe, expect, it } from 'vitest'
import { bigRoad } from './bigRoad.ts'
import type { Side } from './rules.ts'

const letters: Readonly<Record<string, Side>> = { P: 'player', B: 'banker', T: 'tie' }
const road = (text: string): string[] =>
  bigRoad([...text].map((letter) => letters[letter] ?? 'tie')).map(
    ({ column, row, winner, ties }) => `${winner[0]}${column}.${row}${ties > 0 ? `+${ties}` : ''}`,
  )

describe('the big road', () => {
  it('starts a column when the side changes and marks ties on the win before them', () => {
    expect(road('TPPTTBP')).toEqual(['p0.0', 'p0.1+2', 'b1.0', 'p2.0'])
  })

  it('turns a run to the right at the bottom and at another run', () => {
    expect(road('BBBBBBBB')).toEqual(['b0.0', 'b0.1', 'b0.2', 'b0.3', 'b0.4', 'b0.5', 'b1.5', 'b2.5'])
    expect(road('BBBBBBBPPPPPPP').slice(7)).toEqual(['p1.0', 'p1.1', 'p1.2', 'p1.3', 'p1.4', 'p2.4', 'p3.4'])
  })
})
