import { describe, expect, it } from 'vitest'
import { nextPicks, quickPicks } from './picks.ts'

describe('picks of a lottery bet', () => {
  it('keep ascending order', () => {
    expect(nextPicks([7], [7, 3], 3)).toEqual([3, 7])
  })

  it('stay as they are when the bet is full', () => {
    const picked = [1, 2]
    expect(nextPicks(picked, [1, 2, 3], 2)).toBe(picked)
  })

  it('move when the bet is on one number', () => {
    expect(nextPicks([4], [4, 9], 1)).toEqual([9])
  })

  it('are all different when taken at random, and no more than there are', () => {
    expect(quickPicks([1, 2, 3], 3, () => 0.99)).toEqual([1, 2, 3])
    expect(quickPicks([0, 1], 5, () => 0)).toEqual([0, 1])
  })
})
