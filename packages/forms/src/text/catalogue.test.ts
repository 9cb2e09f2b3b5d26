import { languages, loadMessages } from '@croupier/locales'
import { describe, expect, it } from 'vitest'
import { patterns } from '../patterns/patterns.ts'
import { patternHint } from './patternHint.ts'

describe.each(languages)('the texts of the kit in $code', ({ code }) => {
  const messages = loadMessages(code)

  it('leave no placeholder in any hint, and give one number for equal bounds [S-137] [S-186]', async () => {
    const texts = await messages
    for (const { messageId } of patterns) {
      const hint = String(texts[messageId])
      expect(patternHint(hint, { min: 4, max: 12 })).not.toMatch(/[({](min|max|\d)[)}]/)
      if (!hint.includes('(min)')) continue
      expect(patternHint(hint, { min: 6, max: 6 }).match(/\d+/g)).toEqual(['6'])
    }
  })
})
