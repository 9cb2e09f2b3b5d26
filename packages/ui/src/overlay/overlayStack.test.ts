import { describe, expect, it } from 'vitest'
import { pushOverlay, takesDismissal } from './overlayStack.ts'

describe('the overlay stack', () => {
  it('gives Escape to the top overlay only, and one press only once', () => {
    const [lower, upper] = [Symbol('lower'), Symbol('upper')]
    const closeLower = pushOverlay(lower)
    const closeUpper = pushOverlay(upper)
    const press = new Event('keydown')
    expect(takesDismissal(lower, press)).toBe(false)
    expect(takesDismissal(upper, press)).toBe(true)
    closeUpper()
    expect(takesDismissal(lower, press)).toBe(false)
    expect(takesDismissal(lower, new Event('keydown'))).toBe(true)
    closeLower()
    expect(takesDismissal(lower, new Event('keydown'))).toBe(false)
  })
})
