import { readFile } from 'node:fs/promises'
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

  it.each(languages)(
    'in $code: every key has the text of its file, or English, and is then listed [S-249]',
    async (row) => {
      const english = await catalogue.loadMessages('EN')
      const file = new URL(`texts/${row.code}.json`, import.meta.url)
      const own = row.code === 'EN' ? english : (JSON.parse(await readFile(file, 'utf8')) as Messages)
      const keys = Object.keys(english)
      const missing = keys.filter((key) => !own[key])
      expect(await catalogue.loadMessages(row.code)).toEqual(
        Object.fromEntries(keys.map((key) => [key, own[key] ?? english[key]])),
      )
      expect(await catalogue.missingKeys(row.code)).toEqual(missing)
      expect(catalogue.coverage(row.code)).toEqual({ missing, refused: [] })
    },
  )

  it('has no date or time as argument, because the site writes those in its time zone itself', async () => {
    const texts = Object.entries(await catalogue.loadMessages('EN'))
    expect(texts.filter(([, text]) => /\{\w+, ?(date|time)\b/.test(String(text)))).toEqual([])
  })

  it('says in which language the texts really are', () => {
    const own = createCatalogue({ EN: inEnglish, TY: () => Promise.resolve({ default: {} }), BN: inEnglish })
    expect(own.messagesLanguage('BN')).toBe('BN')
    expect(own.messagesLanguage('DE')).toBe('EN')
  })

  it('are in English when the file of a language is empty, under the language tag of English', async () => {
    const own = createCatalogue({ EN: inEnglish, TY: () => Promise.resolve({ default: {} }) })
    expect(await own.loadMessages('TY')).toEqual(english)
    expect(own.messagesLanguage('TY')).toBe('EN')
    expect(own.coverage('TY')?.missing).toEqual(['greeting', 'farewell'])
  })

  it('leave out what is no text of the site, such as those of the demo games', async () => {
    const pack = { greeting: 'Kumusta', 'demo.dice.roll': 'Igulong' }
    const own = createCatalogue({ EN: inEnglish, TY: () => Promise.resolve({ default: pack }) })
    expect(await own.loadMessages('TY')).toEqual({ greeting: 'Kumusta', farewell: 'Goodbye' })
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

  it('are taken from the whole of a language that has them not apart', async () => {
    const catalogue = createCatalogue({ EN: inEnglish }, first)
    catalogue.registerLanguage(swahili)
    expect(await catalogue.loadFirstMessages('SW')).toEqual({ greeting: 'Hujambo' })
    expect(catalogue.messagesLanguage('SW')).toBe('SW')
    expect(await catalogue.loadMessages('SW')).toEqual({ greeting: 'Hujambo', farewell: 'Goodbye' })
  })

  it.each(languages)('of $code are texts of the whole language, word for word', async ({ code }) => {
    const catalogue = createCatalogue(bundles, firstBundles)
    const [whole, shown] = [await catalogue.loadMessages(code), await catalogue.loadFirstMessages(code)]
    expect(Object.entries(shown).filter(([key, text]) => whole[key] !== text)).toEqual([])
    expect(Object.keys(shown).length).toBeLessThan(Object.keys(whole).length / 2)
  })
})

describe('a 33rd language', () => {
  it('is known, loaded and completed by English once it is registered', async () => {
    const catalogue = createCatalogue({ EN: inEnglish })
    catalogue.registerLanguage(swahili)

    expect(catalogue.knownLanguages().map(({ code }) => code)).toEqual([...languages.map(({ code }) => code), 'SW'])
    expect(catalogue.languageOf('SW')).toMatchObject({ ownName: 'Kiswahili', tag: 'sw', origin: 'unreviewed' })
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

  it('may override texts of a language: the others stay [S-248] [S-249]', async () => {
    const german = { greeting: 'Hallo', farewell: 'Tschüss' }
    const catalogue = createCatalogue({ EN: inEnglish, DE: () => Promise.resolve({ default: german }) })
    const row = catalogue.languageOf('DE')
    catalogue.registerLanguage({
      ...row,
      load: () => Promise.resolve({ default: { greeting: 'Servus', farewell: '' } }),
    })
    expect(await catalogue.loadMessages('DE')).toEqual({ greeting: 'Servus', farewell: 'Tschüss' })
    expect(catalogue.coverage('DE')).toMatchObject({ missing: [], refused: [{ key: 'farewell' }] })
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

  it('imports no English for a language in which a build has filled the gaps', async () => {
    const catalogue = createCatalogue({
      EN: () => Promise.reject(new Error('not needed')),
      TY: () => Promise.resolve({ default: { greeting: 'Kumusta', farewell: 'Goodbye' }, missing: ['farewell'] }),
    })
    expect(await catalogue.loadMessages('TY')).toEqual({ greeting: 'Kumusta', farewell: 'Goodbye' })
    expect(catalogue.coverage('TY')).toEqual({ missing: ['farewell'], refused: [] })
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
