import { expect, it } from 'vitest'
import { brokenPromises } from './released.ts'

it('the contract keeps what its last release promised', () => {
  expect(brokenPromises(), 'breaks a released contract; if that is meant: npm run contract -- --release').toEqual([])
})
