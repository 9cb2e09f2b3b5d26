import { expect, it } from 'vitest'
import * as api from './index.ts'

it('exports every call in one part, so that a page can take the calls it makes and no others', () => {
  const { contract, reference, ...rest } = api
  expect(Object.keys(reference)).toHaveLength(Object.keys(contract).length)
  const taken = Object.values<unknown>(rest)
    .flatMap((one) => (typeof one === 'object' && one !== null ? Object.keys(one) : []))
    .filter((key) => Object.hasOwn(contract, key))
  expect(taken.toSorted()).toEqual(Object.keys(contract).toSorted())
})
