import { expect, it } from 'vitest'
import { clockText } from './clockText.ts'

it('writes hours, minutes and seconds, the latter two with two digits', () => {
  expect([clockText(0), clockText(65_000), clockText(3_725_000)]).toEqual(['0:00:00', '0:01:05', '1:02:05'])
})
