import { describe, expect, it } from 'vitest'
import { pushOverlay, takesEscape } from './overlay-stack.ts'

describe('the overlay stack', () => {
  it('gives Escape to the top overlay only, and one press only once', () => {
    const [lower, upper] = [Symbol('lower'), Symbol('upper')]
    const closeLower = pushOverlay(lower)
    const closeUpper = pushOverlay(upper)
    const press = new Event('keydown')
    expect(takesEscape(lower, press)).toBe(false)
    expect(takesEscape(upper, press)).toBe(true)
    closeUpper()
    expect(takesEscape(lower, press)).toBe(false)
    expect(takesEscape(lower, new Event('keydown'))).toBe(true)
    closeLower()
    expect(takesEscape(lower, new Event('keydown'))).toBe(false)
  })
})
