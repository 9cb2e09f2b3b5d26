import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { compilePack } from './compilePack.ts'
import type { Messages } from './language.ts'

const english: Messages = {
  farewell: 'Goodbye',
  greeting: 'Hello {name}',
  count: '{n, plural, one {# game} other {# games}}',
  share: '{part, number} of {whole}',
}
const refused = async (texts: Messages) => (await compilePack(texts, english)).refused

describe('a language pack', () => {
  it('is parsed where a text has arguments, so that the formatter needs no parser [S-248]', async () => {
    const { messages } = await compilePack({ farewell: 'Kwaheri', greeting: 'Hujambo {name}' }, english)
    expect(messages).toEqual({ farewell: 'Kwaheri', greeting: parse('Hujambo {name}') })
  })

  it('may be compiled already, like the English texts of the build [S-248]', async () => {
    const compiled = { greeting: parse('Hujambo {name}'), farewell: 'Kwaheri' }
    const pack = await compilePack(compiled, { ...english, greeting: parse('Hello {name}') })
    expect(pack).toEqual({ messages: compiled, refused: [], missing: ['count', 'share'] })
  })

  it('says which texts it lacks [S-249]', async () => {
    expect((await compilePack({ farewell: 'Kwaheri' }, english)).missing).toEqual(['greeting', 'count', 'share'])
  })

  it.each(['{open', '{n, plural, one {#}}', '{n, plural, other #}', '{}'])(
    'leaves the broken text %s to English [S-249]',
    async (text) => {
      expect(await refused({ count: text })).toMatchObject([{ key: 'count' }])
    },
  )

  it.each([
    ['greeting', 'Hujambo {jina}', 'no {jina}'],
    ['greeting', 'Hujambo {name, number}', '{name} is formatted as number, in English as argument'],
    ['count', '{n, plural, other {# ya {all}}}', 'no {all}'],
    ['extra', 'Ziada', 'no such key'],
    ['farewell', '', 'empty'],
  ])('leaves %s to English when it is "%s" [S-249]', async (key, text, reason) => {
    expect(await refused({ [key]: text })).toEqual([{ key, reason: expect.stringContaining(reason) }])
  })

  it('may use plural forms where English has a bare number, and cases where it has a word', async () => {
    expect(
      await refused({ share: '{part, plural, one {# sehemu} other {sehemu #}} ya {whole, select, other {zote}}' }),
    ).toEqual([])
  })

  it('may format an argument less than English does, or leave it out', async () => {
    expect(await refused({ count: 'Michezo: {n}', share: '{whole}', greeting: 'Hujambo' })).toEqual([])
  })

  it('survives a value that is not text at all [S-249]', async () => {
    expect(await refused({ farewell: 7 } as unknown as Messages)).toMatchObject([{ key: 'farewell' }])
  })
})
