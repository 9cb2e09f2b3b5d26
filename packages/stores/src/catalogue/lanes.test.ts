import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isElectronicLottery, navigationOf, regroupLanes, shownVendors } from './lanes.ts'

const codes = { esports: ['TF'], cockfight: ['DS88'] }
const lane = (title: string, ...vendors: string[]) => ({ title, cards: vendors.map((vassalage) => ({ vassalage })) })
const shape = (lanes: readonly { title: string; cards: readonly { vassalage: string }[] }[]) =>
  lanes.map(({ title, cards }) => [title, ...cards.map((card) => card.vassalage)])

describe('vendor grouping', () => {
  it('moves esports to the end and cockfight right after live [S-269] [S-268]', () => {
    const grouped = regroupLanes([lane('SPORTS', 'BTI', 'TF', 'DS88'), lane('LIVE', 'EG4'), lane('RNG', 'PG')], codes)
    expect(shape(grouped)).toEqual([
      ['SPORTS', 'BTI'],
      ['LIVE', 'EG4'],
      ['COCKFIGHT', 'DS88'],
      ['RNG', 'PG'],
      ['ESPORTS', 'TF'],
    ])
  })

  it('puts cockfight before esports at the end when there is no live [S-269]', () => {
    expect(shape(regroupLanes([lane('SPORTS', 'DS88', 'TF', 'BTI'), lane('RNG', 'PG')], codes))).toEqual([
      ['SPORTS', 'BTI'],
      ['RNG', 'PG'],
      ['COCKFIGHT', 'DS88'],
      ['ESPORTS', 'TF'],
    ])
  })

  it('drops sports left without cards [S-270]', () => {
    expect(regroupLanes([lane('SPORTS', 'TF')], codes).map(({ title }) => title)).toEqual(['ESPORTS'])
  })

  it('never loses or doubles a card [S-269]', () => {
    const cards = fc.array(fc.constantFrom('TF', 'DS88', 'BTI', 'PG', 'EG4'), { maxLength: 8 })
    const lanes = fc.uniqueArray(
      fc.record({ title: fc.constantFrom('SPORTS', 'LIVE', 'RNG', 'FISH'), vendors: cards }),
      { selector: ({ title }) => title },
    )
    fc.assert(
      fc.property(lanes, (some) => {
        const before = some.map(({ title, vendors }) => lane(title, ...vendors))
        const all = (list: ReturnType<typeof regroupLanes>) =>
          list.flatMap((one) => one.cards.map((card) => card.vassalage)).sort()
        expect(all(regroupLanes(before, codes))).toEqual(all(before))
      }),
    )
  })

  it.each([
    ['TCG_LOTTO_VN', true],
    ['LOTT', true],
    ['TCG_ELOTTO_VN', false],
  ])('reads the prize mode off the electronic lottery: %s [S-271]', (vendor, electronic) => {
    expect(isElectronicLottery([lane('ELOTT', vendor)])).toBe(electronic)
  })

  it('takes the prize mode from no other group [S-271]', () => {
    expect(isElectronicLottery([lane('LOTT', 'LOTT')])).toBe(false)
  })
})

describe('navigation', () => {
  it('shows only categories that have vendors [S-044]', () => {
    expect(navigationOf([lane('SPORTS'), lane('RNG', 'PG')]).map(({ category }) => category)).toEqual(['RNG'])
  })

  it('cuts to 11 vendors and then has a more button [S-272] [S-069]', () => {
    const vendors = Array.from({ length: 12 }, (_, index) => `V${index}`)
    expect(shownVendors(lane('RNG', ...vendors)).cards).toHaveLength(11)
    expect(shownVendors(lane('RNG', ...vendors)).hasMore).toBe(true)
    expect(shownVendors(lane('RNG', ...vendors.slice(0, 11))).hasMore).toBe(true)
    expect(shownVendors(lane('RNG', ...vendors.slice(0, 10))).hasMore).toBe(false)
  })

  it('gives both lotteries one entry with both card sets', () => {
    const items = navigationOf([lane('LOTT', 'LOTT'), lane('ELOTT', 'TCG_ELOTTO_VN')])
    expect(items.map(({ path }) => path)).toEqual(['/elott'])
    expect(items[0]?.cards.map((card) => card.vassalage)).toEqual(['LOTT', 'TCG_ELOTTO_VN'])
  })
})
