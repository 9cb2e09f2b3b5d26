import { describe, expect, it } from 'vitest'
import { readingTime } from './readingTime.ts'

const action = { label: 'Undo', onSelect: () => undefined }

describe('how long a toast stays', () => {
  it('is five seconds for a few words, and eight where something can be pressed', () => {
    expect(readingTime({ title: 'Saved' })).toBe(5000)
    expect(readingTime({ title: 'Added to favourites', action })).toBe(8000)
  })

  it('grows with what there is to read, also in scripts whose signs say more than a letter', () => {
    const sentence = 'Your deposit is on its way and will be in your wallet within ten minutes at the latest.'
    expect(readingTime({ title: 'Deposit', text: sentence })).toBe(1000 + 60 * (7 + sentence.length))
    expect(
      readingTime({ title: '您的存款正在处理中,最迟将在十分钟之内到达您的钱包,请不要关闭本页面' }),
    ).toBeGreaterThan(6000)
  })

  it('counts text next to elements, and stops at half a minute', () => {
    expect(readingTime({ title: ['a'.repeat(100), 1, null] })).toBe(1000 + 60 * 101)
    expect(readingTime({ title: 'Notice', text: 'word '.repeat(400) })).toBe(30_000)
  })
})
