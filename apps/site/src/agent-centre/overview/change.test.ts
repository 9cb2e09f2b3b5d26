import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

it('reports how a figure changed since the previous range, by its share [S-390]', () => {
  expect(changeOf('150.00', '100.00')).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf('75.5', '100')).toEqual({ direction: 'down', share: -0.245 })
  expect(changeOf(7, 7)).toEqual({ direction: 'same', share: 0 })
})

it('counts a smaller loss as a rise, and gives no share of a change from zero [S-390]', () => {
  expect(changeOf('-50.00', '-100.00')).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf('5.00', '0.00')).toEqual({ direction: 'up', share: undefined })
})

it('keeps amounts exact that are larger than a number holds [S-390]', () => {
  expect(changeOf('90071992547409.93', '90071992547409.92')).toEqual({ direction: 'up', share: 0 })
})
