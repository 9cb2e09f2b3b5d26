import { describe, expect, it, vi } from 'vitest'
import { beginPress, pushOverlay, takesDismissal } from './overlayStack.ts'

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

  it('gives a press, from its beginning to its end, to the overlay it began on', () => {
    vi.stubGlobal('document', { querySelector: () => null })
    const [lower, upper] = [Symbol('lower'), Symbol('upper')]
    const closeLower = pushOverlay(lower)
    const closeUpper = pushOverlay(upper)
    beginPress()
    expect(takesDismissal(upper, new Event('pointerdown'))).toBe(true)
    closeUpper()
    for (const part of ['mousedown', 'touchend', 'click']) expect(takesDismissal(lower, new Event(part))).toBe(false)
    expect(takesDismissal(lower, new Event('keydown'))).toBe(true)
    beginPress()
    expect(takesDismissal(lower, new Event('click'))).toBe(true)
    closeLower()
    vi.unstubAllGlobals()
  })
})
