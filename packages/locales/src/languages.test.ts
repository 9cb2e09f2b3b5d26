import { describe, expect, it } from 'vitest'
import { formattingLocale, languages } from './languages.ts'

const byCode = new Map<string, (typeof languages)[number]>(languages.map((language) => [language.code, language]))

describe('language table', () => {
  it('holds the 32 languages of reading R-04, each once', () => {
    const codes = 'EN TY BN CN TW VI JA TH ID KO MS MY KM LO HI TA UR NE ES PT PT-BR FR DE IT RU UK PL TR AR FA KK UZ'
    expect(languages.map(({ code }) => code)).toEqual(codes.split(' '))
    expect(byCode.size).toBe(32)
  })

  it('gives each language its own canonical tag [S-251]', () => {
    const tags = languages.map(({ tag }) => tag)
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it.each([
    ['TY', 'fil'],
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['BN', 'bn'],
    ['EN', 'en'],
    ['VI', 'vi'],
    ['JA', 'ja'],
    ['TH', 'th'],
    ['ID', 'id'],
    ['AR', 'ar'],
    ['KO', 'ko'],
    ['MS', 'ms'],
    ['MY', 'my'],
    ['PT-BR', 'pt-BR'],
    ['UK', 'uk'],
  ])('tags %s as %s for the html lang attribute [S-251]', (code, tag) => {
    expect(byCode.get(code)?.tag).toBe(tag)
  })

  it('writes Arabic, Persian and Urdu from right to left and no other [S-251]', () => {
    expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['UR', 'AR', 'FA'])
  })

  it('names each language in its own script, no name twice [S-051]', () => {
    const names = languages.map(({ ownName }) => ownName)
    expect(new Set(names).size).toBe(names.length)
    for (const { ownName, tag } of languages) {
      const script = new Intl.Locale(tag).maximize().script
      const letters = {
        Beng: /\p{Script=Bengali}/u,
        Arab: /\p{Script=Arabic}/u,
        Cyrl: /\p{Script=Cyrillic}/u,
        Thai: /\p{Script=Thai}/u,
      }
      expect(ownName).toMatch(letters[script as keyof typeof letters] ?? /\p{Letter}/u)
    }
  })

  it('puts first the digits the language is usually written with [S-261]', () => {
    for (const { tag, digits } of languages) {
      expect(new Intl.NumberFormat(tag).resolvedOptions().numberingSystem, tag).toBe(digits[0])
      expect(digits, `${tag} can be read with 0-9`).toContain('latn')
    }
  })
})

describe('locale for formatting', () => {
  const bengali = byCode.get('BN')
  const filipino = byCode.get('TY')
  if (bengali === undefined || filipino === undefined) throw new Error('BN or TY left the table')

  it('groups Bengali amounts by lakh with Bengali digits, or with 0-9 when the reader prefers them [S-261]', () => {
    const amount = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234567.5)
    expect(amount(formattingLocale(bengali, { country: 'BD' }))).toBe('১২,৩৪,৫৬৭.৫০')
    expect(amount(formattingLocale(bengali, { country: 'BD', digits: 'latn' }))).toBe('12,34,567.50')
  })

  it('joins the market’s country to the language [S-261]', () => {
    expect(formattingLocale(filipino, { country: 'PH' })).toBe('fil-PH-u-ca-gregory-nu-latn')
    expect(formattingLocale(filipino)).toBe('fil-u-ca-gregory-nu-latn')
  })

  it('names the months that statements and fields have, in every language [S-261]', () => {
    for (const language of languages)
      expect(new Intl.DateTimeFormat(formattingLocale(language)).resolvedOptions().calendar, language.tag).toBe(
        'gregory',
      )
  })
})
