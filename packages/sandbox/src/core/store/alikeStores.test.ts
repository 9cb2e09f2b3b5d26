import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../testing/createTestPlatform.ts'
import { alikeStores } from './alikeStores.ts'

describe('stores of sandboxes that begin alike', () => {
  it('begin with the rows that the first one was sown with', () => {
    const next = alikeStores()
    const sown = createTestPlatform({ store: next() }).sandbox
    const alike = createTestPlatform({ store: next() }).sandbox
    expect(alike.snapshot()).toBe(sown.snapshot())
    expect(alike.verify().violations).toEqual([])
  })

  it('share nothing that happens later, another scenario included', async () => {
    const next = alikeStores()
    const one = createTestPlatform({ store: next() })
    const before = one.sandbox.snapshot()
    await one.signIn('maria')
    one.sandbox.reset('empty')
    expect(createTestPlatform({ store: next() }).sandbox.snapshot()).toBe(before)
  })
})
