import { describe, expect, it, vi } from 'vitest'
import { bundles, firstBundles } from './bundles.ts'
import { createCatalogue, UnknownLanguage, type BundleImport, type LanguageRegistration } from './catalogue.ts'
import type { Messages } from './language.ts'
import { languages } from './languages.ts'
import { LanguagePackNotLoaded, packFrom } from './packFrom.ts'
import { pseudoLanguages } from './pseudo.ts'

const english = { greeting: 'Hello', farewell: 'Goodbye' }
const inEnglish: BundleImport = () => Promise.resolve({ default: english })

const swahili: LanguageRegistration = {
  code: 'SW',
  tag: 'sw',
  ownName: 'Kiswahili',
  direction: 'ltr',
  digits: ['latn'],
  load: () => Promise.resolve({ default: { greeting: 'Hujambo' } }),
}

describe('texts of the shipped languages', () => {
  const catalogue = createCatalogue(bundles)

  it.each(languages.map(({ code, complete }) => [code, complete] as const))(
    '%s is marked complete exactly when no text is missing [S-249]',
    async (code, complete) => {
      expect((await catalogue.missingKeys(code)).length === 0).toBe(complete)
    },
  )

  it('lacks no text in the languages the two markets offer [S-249]', async () => {
    for (const code of ['EN', 'TY', 'BN']) expect(await catalogue.missingKeys(code), code).toEqual([])
  })

  it('gives every one of the 32 languages a text for every key [S-249]', async () => {
    const keys = Object.keys(await catalogue.loadMessages('EN'))
    for (const { code } of languages) {
      const messages = await catalogue.loadMessages(code)
      expect(
        keys.filter((key) => (messages[key] ?? '') === ''),
        code,
      ).toEqual([])
    }
  })

  it('has no date or time as argument, because the site writes those in its time zone itself', async () => {
    const texts = Object.entries(await catalogue.loadMessages('EN'))
    expect(texts.filter(([, text]) => /\{\w+, ?(date|time)\b/.test(String(text)))).toEqual([])
  })

  it('says in which language the texts really are', () => {
    expect(catalogue.messagesLanguage('TY')).toBe('TY')
    expect(catalogue.messagesLanguage('DE')).toBe('EN')
  })
})

describe('a language that lacks texts', () => {
  it('shows English for what it lacks, its own text for the rest [S-249]', async () => {
    const catalogue = createCatalogue({ EN: inEnglish, DE: () => Promise.resolve({ default: { greeting: 'Hallo' } }) })
    expect(await catalogue.loadMessages('DE')).toEqual({ greeting: 'Hallo', farewell: 'Goodbye' })
  })

  it('counts what it lacks [S-249]', async () => {
    const catalogue = createCatalogue({ EN: inEnglish, DE: () => Promise.resolve({ default: { greeting: 'Hallo' } }) })
    expect(await catalogue.missingKeys('DE')).toEqual(['farewell'])
    expect(await catalogue.missingKeys('FR')).toEqual(['greeting', 'farewell'])
  })
})

describe('texts of the first look', () => {
  const part =
    (messages: Messages): BundleImport =>
    () =>
      Promise.resolve({ default: messages })
  const first = { EN: part({ greeting: 'Hello' }), DE: part({}) }

  it('are a part of the whole, in English where the language lacks them [S-249]', async () => {
    const catalogue = createCatalogue({ EN: inEnglish, DE: part({ farewell: 'Tschüss' }) }, first)
    expect(await catalogue.loadFirstMessages('EN')).toEqual({ greeting: 'Hello' })
    expect(await catalogue.loadFirstMessages('DE')).toEqual({ greeting: 'Hello' })
    expect(await catalogue.loadFirstMessages('FR')).toEqual({ greeting: 'Hello' })
    expect(await catalogue.loadMessages('DE')).toEqual({ greeting: 'Hello', farewell: 'Tschüss' })
  })

  it('are the whole of a language that was registered without such a part', async () => {
    const catalogue = createCatalogue({ EN: inEnglish }, first)
    catalogue.registerLanguage(swahili)
    expect(await catalogue.loadFirstMessages('SW')).toEqual({ greeting: 'Hujambo', farewell: 'Goodbye' })
  })

  it.each(Object.entries(firstBundles))('of %s are texts of the whole language, word for word', async (code, load) => {
    const whole = await createCatalogue(bundles).loadMessages(code)
    const { default: shown } = await load()
    expect(Object.entries(shown).filter(([key, text]) => whole[key] !== text)).toEqual([])
    expect(Object.keys(shown).length).toBeLessThan(Object.keys(whole).length / 2)
  })
})

describe('a 33rd language', () => {
  it('is known, loaded and completed by English once it is registered', async () => {
    const catalogue = createCatalogue({ EN: inEnglish })
    catalogue.registerLanguage(swahili)

    expect(catalogue.knownLanguages().map(({ code }) => code)).toEqual([...languages.map(({ code }) => code), 'SW'])
    expect(catalogue.languageOf('SW')).toMatchObject({ ownName: 'Kiswahili', tag: 'sw', complete: false })
    expect(catalogue.messagesLanguage('SW')).toBe('SW')
    expect(await catalogue.loadMessages('SW')).toEqual({ greeting: 'Hujambo', farewell: 'Goodbye' })
    expect(await catalogue.missingKeys('SW')).toEqual(['farewell'])
  })

  it('can bring the texts of a language of the table that has none yet', async () => {
    const catalogue = createCatalogue({ EN: inEnglish })
    const german = catalogue.languageOf('DE')
    catalogue.registerLanguage({ ...german, load: () => Promise.resolve({ default: { greeting: 'Hallo' } }) })
    expect(catalogue.knownLanguages()).toHaveLength(32)
    expect(await catalogue.loadMessages('DE')).toEqual({ greeting: 'Hallo', farewell: 'Goodbye' })
  })

  it('is shown in English where its text cannot be formatted, and says so [S-248] [S-249]', async () => {
    const texts = { greeting: 'Hello {name}', farewell: 'Goodbye', welcome: 'Welcome' }
    const catalogue = createCatalogue({ EN: () => Promise.resolve({ default: texts }) })
    const pack = { greeting: 'Hujambo {jina}', farewell: 'Kwaheri' }
    catalogue.registerLanguage({ ...swahili, load: () => Promise.resolve({ default: pack }) })
    expect(catalogue.coverage('SW')).toBeUndefined()
    expect(await catalogue.loadMessages('SW')).toEqual({ ...texts, farewell: 'Kwaheri' })
    const { missing, refused } = catalogue.coverage('SW') ?? {}
    expect([missing, refused?.map(({ key }) => key)]).toEqual([['welcome'], ['greeting']])
  })

  it('counts among the languages with texts of their own, which a site in production offers', () => {
    const catalogue = createCatalogue({ EN: inEnglish })
    catalogue.registerLanguage(swahili)
    expect(catalogue.languagesWithTexts()).toEqual(['EN', 'SW'])
  })

  it('may come from an address [S-248]', async () => {
    const served = vi.spyOn(globalThis, 'fetch')
    served.mockResolvedValueOnce(Response.json({ greeting: 'Hujambo' }))
    const { default: texts } = await packFrom('/languages/SW.json')()
    expect(texts).toEqual({ greeting: 'Hujambo' })
    served.mockResolvedValueOnce(new Response('', { status: 404 }))
    await expect(packFrom('/languages/SW.json')()).rejects.toThrow(LanguagePackNotLoaded)
    served.mockRestore()
  })

  it('leaves other catalogues alone', () => {
    createCatalogue({ EN: inEnglish }).registerLanguage(swahili)
    expect(createCatalogue({ EN: inEnglish }).languageOf('SW')).toBeUndefined()
  })

  it('may be a pseudo language, from left to right or from right to left', async () => {
    const catalogue = createCatalogue(bundles)
    catalogue.registerLanguage(pseudoLanguages.ltr)
    catalogue.registerLanguage(pseudoLanguages.rtl)
    expect((await catalogue.loadMessages('XA')).hd_home).toMatchObject([{ value: expect.stringMatching(/^Ĥómé/) }])
    expect(catalogue.languageOf('XB')?.direction).toBe('rtl')
    expect(await catalogue.missingKeys('XB')).toEqual([])
  })
})

describe('loading', () => {
  it('imports a language once for callers at the same time and later', async () => {
    let imports = 0
    const catalogue = createCatalogue({
      EN: () => {
        imports += 1
        return inEnglish()
      },
    })
    await Promise.all([catalogue.loadMessages('EN'), catalogue.loadMessages('EN')])
    await catalogue.loadMessages('EN')
    expect(imports).toBe(1)
  })

  it('imports no English beside a complete language', async () => {
    const catalogue = createCatalogue({
      EN: () => Promise.reject(new Error('not needed')),
      TY: () => Promise.resolve({ default: { greeting: 'Kumusta' } }),
    })
    expect(await catalogue.loadMessages('TY')).toEqual({ greeting: 'Kumusta' })
  })

  it('rejects when the import fails and tries again on the next call', async () => {
    const answers = [Promise.reject(new Error('offline')), inEnglish()]
    const catalogue = createCatalogue({ EN: () => answers.shift() ?? inEnglish() })
    await expect(catalogue.loadMessages('EN')).rejects.toThrow('offline')
    expect(await catalogue.loadMessages('EN')).toBe(english)
  })

  it('refuses an unregistered code by name', async () => {
    const catalogue = createCatalogue({ EN: inEnglish })
    await expect(catalogue.loadMessages('XX')).rejects.toThrow(UnknownLanguage)
    expect(() => catalogue.messagesLanguage('XX')).toThrow(/XX/)
    expect(catalogue.languageOf('XX')).toBeUndefined()
  })
})
