import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../core/random/random.ts'
import { CAPTCHA_LETTERS } from './captchaFont.ts'
import { captchaPicture } from './captchaPicture.ts'

const pixels = (base64: string) => decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))

describe('captcha picture', () => {
  it('is a PNG with dark ink in each quarter, under 4 kB', () => {
    const picture = captchaPicture('AK79', seededRandom(3))
    expect(picture.length * 0.75).toBeLessThan(4_096)
    const { width, height, data } = pixels(picture)
    expect([width, height]).toEqual([132, 44])
    for (let quarter = 0; quarter < 4; quarter++) {
      let dark = 0
      for (let y = 0; y < height; y++) {
        for (let x = 6 + quarter * 31; x < 30 + quarter * 31; x++) if ((data[(y * width + x) * 3] ?? 255) < 95) dark++
      }
      expect(dark).toBeGreaterThan(60)
    }
  })

  it('draws the same answer differently each time', () => {
    const random = seededRandom(3)
    expect(captchaPicture('AK79', random)).not.toBe(captchaPicture('AK79', random))
  })

  it('uses no characters that look alike', () => {
    for (const confusing of '0O1IL5S2Z8BGQDUVJ'.replace('L', '')) expect(CAPTCHA_LETTERS).not.toContain(confusing)
  })
})
