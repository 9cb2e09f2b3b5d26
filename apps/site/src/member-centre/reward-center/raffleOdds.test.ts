import { describe, expect, it } from 'vitest'
import { raffleOdds } from './raffleOdds.ts'

describe('the chance in a raffle [S-371]', () => {
  it.each([
    ['nobody has one without a ticket', { entries: 40, mine: 0, prizes: 5 }, 0],
    ['is one prize of that many tickets', { entries: 40, mine: 1, prizes: 1 }, 2.5],
    ['grows with the prizes', { entries: 40, mine: 1, prizes: 5 }, 12.5],
    ['grows with the tickets, which win one prize each', { entries: 4, mine: 2, prizes: 2 }, 83.3],
    ['is certain when there are prizes for all', { entries: 4, mine: 1, prizes: 5 }, 100],
    ['is rounded down, never up', { entries: 3, mine: 1, prizes: 2 }, 66.6],
  ])('%s', (_, draw, percent) => {
    expect(raffleOdds(draw)).toBe(percent)
  })
})
