import { describe, expect, it } from 'vitest'
import { createBench } from '../../testing/createBench.ts'
import { alikeStores } from './alikeStores.ts'

describe('stores of sandboxes that begin alike', () => {
  it('begin with the rows that the first one was sown with', () => {
    const next = alikeStores()
    const sown = createBench({ store: next() }).sandbox
    const alike = createBench({ store: next() }).sandbox
    expect(alike.snapshot()).toBe(sown.snapshot())
    expect(alike.verify().violations).toEqual([])
  })

  it('share nothing that happens later, another scenario included', async () => {
    const next = alikeStores()
    const one = createBench({ store: next() })
    const before = one.sandbox.snapshot()
    await one.signIn('maria')
    one.sandbox.reset('empty')
    expect(createBench({ store: next() }).sandbox.snapshot()).toBe(before)
  })
})
