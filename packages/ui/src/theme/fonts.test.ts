import { globSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readMerchants } from '@croupier/api/merchant/node'
import { languages } from '@croupier/locales'
import { describe, expect, it } from 'vitest'
import { cssText, scaleDeclarations } from './cssText.ts'
import { fallbackFont } from './fallbackFont.ts'

const folder = import.meta.dirname
const locales = path.resolve(folder, '../../../locales/src')
const { resolve } = createRequire(import.meta.url)

interface Face {
  readonly family: string
  readonly weights: string
  readonly file: string
  readonly has: (point: number) => boolean
}

/** Whether a `unicode-range` has a code point. */
function rangesOf(text: string): (point: number) => boolean {
  const ranges = text.split(',').map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  )
  return (point) => ranges.some(([from = 0, to = from]) => point >= from && point <= to)
}

/** The faces of a style sheet and of those it imports. */
function facesOf(sheet: string): readonly Face[] {
  const css = readFileSync(sheet, 'utf8')
  const imported = [...css.matchAll(/@import '([^']+)'/g)].flatMap(([, name = '']) => facesOf(resolve(name)))
  const own = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rules = '']): Face => {
    return {
      family: /font-family: '([^']+)'/.exec(rules)?.[1] ?? '',
      weights: /font-weight: ([^;]+)/.exec(rules)?.[1] ?? '',
      file: path.join(path.dirname(sheet), /url\('?([^)']+)'?\)/.exec(rules)?.[1] ?? ''),
      has: rangesOf(/unicode-range:\s*([^;]+)/.exec(rules)?.[1] ?? 'U+0-10FFFF'),
    }
  })
  return [...imported, ...own]
}

const always = facesOf(path.join(folder, 'fonts.css'))
const sheets = globSync('fonts-*.css', { cwd: folder }).map((name) => path.join(folder, name))
const sheetOf = (tag: string) => sheets.find((sheet) => readFileSync(sheet, 'utf8').includes(`:lang(${tag})`))
const hasTitleFace = (tag: string) =>
  ![path.join(folder, 'fonts.css'), ...sheets].some((sheet) =>
    new RegExp(`:lang\\(${tag}\\)[^}]*--cr-font-display`).test(readFileSync(sheet, 'utf8')),
  )
const cjk = new Set(['ja', 'ko', 'zh-Hans', 'zh-Hant'])

/** The files that a page with these characters loads: of each family and weight the last declared face that has one. */
function filesFor(text: string, faces: readonly Face[], families: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  for (const sign of new Set(text)) {
    const point = sign.codePointAt(0) ?? 0
    for (const family of families) {
      const found = faces.filter((face) => face.family === family && face.has(point))
      const weights = new Set(found.map((face) => face.weights))
      for (const weight of weights) files.add(found.findLast((face) => face.weights === weight)?.file ?? '')
      if (found.length > 0) break
    }
  }
  return files
}

const sizeOf = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + statSync(file).size, 0)

describe('the faces of the kit', () => {
  it('leave other scripts to their own: the local fallback of Inter draws none of their letters', () => {
    const ranges = [...fallbackFont.matchAll(/unicode-range: ([^;]+);/g)].map(([, text = '']) => rangesOf(text))
    expect(ranges).toHaveLength(fallbackFont.split('@font-face').length - 1)
    for (const { tag, ownName } of languages.filter((one) => sheetOf(one.tag)))
      for (const has of ranges)
        expect(
          [...ownName].filter((sign) => /\p{L}/u.test(sign) && has(sign.codePointAt(0) ?? 0)),
          tag,
        ).toEqual([])
  })

  it.each(readMerchants(['merchants', 'examples/merchants']).map(({ merchant }) => merchant))(
    'have the currency signs of $code in every language of the table',
    ({ currency, market }) => {
      for (const { tag, code } of languages) {
        const locale = new Intl.Locale(tag, { region: market.country }).toString()
        const sheet = sheetOf(tag)
        const faces = [...always, ...(sheet ? facesOf(sheet) : [])]
        for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code, currencyDisplay })
          const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? ''
          const lacking = [...sign].filter(
            (one) => /\S/.test(one) && !faces.some((face) => face.has(one.codePointAt(0) ?? 0)),
          )
          expect(
            lacking.filter((one) => !/[\u200E\u200F\u061C]/.test(one)),
            `${code} ${sign}`,
          ).toEqual([])
        }
      }
    },
  )

  it('exist for every script of the table that the text face lacks', () => {
    for (const { tag, ownName } of languages) {
      const sheet = sheetOf(tag)
      const faces = [...always, ...(sheet ? facesOf(sheet) : [])]
      const lacking = [...ownName].filter(
        (sign) => /\S/.test(sign) && !faces.some((face) => face.has(sign.codePointAt(0) ?? 0)),
      )
      expect(lacking, tag).toEqual([])
    }
  })

  it.each(['packages/ui/src/brands/royale.css', 'merchants/crshow/fonts.css'])(
    'of %s have every letter of Vietnamese',
    (name) => {
      const faces = facesOf(path.resolve(name))
      const letters = [
        ...'ĂăÂâĐđÊêÔôƠơƯư',
        ...Array.from({ length: 0x5a }, (_, at) => String.fromCodePoint(0x1ea0 + at)),
      ]
      expect(letters.filter((letter) => !faces.some((face) => face.has(letter.codePointAt(0) ?? 0)))).toEqual([])
      // Throws for a file that is missing.
      expect(sizeOf(new Set(faces.map(({ file }) => file)))).toBeGreaterThan(0)
    },
  )

  it('of a language weigh at most 120 kB on a page with its letters, digits and amounts; slices of Han are counted by use', () => {
    const latin = 'Aa09.,৳'
    for (const { tag, ownName } of languages) {
      if (cjk.has(tag)) continue
      const sheet = sheetOf(tag)
      const script = sheet ? facesOf(sheet) : []
      const families = ['Inter Variable', ...new Set(script.map(({ family }) => family)), 'Currency Signs']
      const title = !hasTitleFace(tag)
        ? []
        : [...filesFor(latin + ownName, always, ['Bricolage Grotesque Variable', 'Inter Variable'])]
      const text = [...filesFor(latin + ownName, [...always, ...script], families)]
      expect(sizeOf(new Set([...title, ...text])), tag).toBeLessThan(120_000)
    }
  })

  it('of the page’s script come before those of the device in every brand', () => {
    expect(cssText()).toMatch(
      /--cr-font-text:'Inter Variable', 'Inter Fallback', 'Currency Signs', var\(--cr-font-script, system-ui\), system-ui/,
    )
    expect(scaleDeclarations({ font: { text: 'Georgia, serif' } })).toBe(
      "--cr-font-text:Georgia, 'Currency Signs', var(--cr-font-script, system-ui), serif;",
    )
  })

  it('of Han weigh at most 350 kB for the first view’s texts, on a device that has none of its own', async () => {
    const { default: keys } = (await import(path.join(locales, 'messages/en/first-view.ts'))) as { default: object }
    for (const { code, tag } of languages.filter((one) => cjk.has(one.tag))) {
      const texts = JSON.parse(readFileSync(path.join(locales, `texts/${code}.json`), 'utf8')) as Record<string, string>
      const signs = Object.keys(keys)
        .map((key) => texts[key] ?? '')
        .join('')
      const faces = facesOf(sheetOf(tag) ?? '')
      const families = (rulesOf(tag)['--cr-font-script'] ?? '')
        .split(',')
        .map((name) => name.trim().replaceAll("'", ''))
      const beyondLatin = [...signs].filter((sign) => (sign.codePointAt(0) ?? 0) >= 0x2e80).join('')
      expect(sizeOf(filesFor(beyondLatin, faces, families)), tag).toBeLessThan(350_000)
    }
  })

  const rulesOf = (tag: string): Readonly<Record<string, string>> => {
    const blocks = [path.join(folder, 'fonts.css'), ...sheets]
      .flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/([^{}]*)\{([^}]*)\}/g)])
      .filter(([, selector = '']) => selector.includes(`:lang(${tag})`))
    return Object.fromEntries(
      blocks.flatMap(([, , rules = '']) =>
        [...rules.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    )
  }

  it.each([
    ['bn', 1.35, 1.6],
    ['hi', 1.4, 1.65],
    ['ne', 1.4, 1.65],
    ['ta', 1.4, 1.65],
    ['th', 1.45, 1.65],
    ['lo', 1.5, 1.7],
    ['km', 1.65, 1.85],
    ['my', 1.7, 1.9],
    ['ar', 1.45, 1.7],
    ['fa', 1.45, 1.7],
    ['ur', 1.45, 1.7],
  ])('of %s come with lines high enough for its marks', (tag, tight, normal) => {
    const rules = rulesOf(tag)
    expect(Number(rules['--cr-leading-tight'])).toBeGreaterThanOrEqual(tight)
    expect(Number(rules['--cr-leading-normal'])).toBeGreaterThanOrEqual(normal)
  })

  it('have no space between letters that a script joins or sets solid, in titles and buttons of any brand', () => {
    for (const { tag } of languages.filter((one) => sheetOf(one.tag)))
      expect(rulesOf(tag), tag).toMatchObject({
        '--cr-tracking-tight': '0em',
        '--cr-tracking-wide': '0em',
        '--cr-shape-titleTracking': 'normal',
        '--cr-shape-buttonTracking': 'normal',
      })
  })

  it('break lines of Han, kana and Hangul by the strict rules, and Korean between words', () => {
    for (const tag of cjk) expect(rulesOf(tag)['line-break'], tag).toBe('strict')
    expect(rulesOf('ko')['word-break']).toBe('keep-all')
  })

  it('hyphenate languages of long words', () => {
    for (const tag of ['de', 'ru', 'uk', 'pl', 'tr', 'ta']) expect(rulesOf(tag)['hyphens'], tag).toBe('auto')
  })

  it('name glyphs of the language before those of a neighbour: Han is drawn differently in four of them', () => {
    const last = (tag: string) => rulesOf(tag)['--cr-font-script']?.split(/,\s*/).at(-1)
    expect(['ja', 'ko', 'zh-Hans', 'zh-Hant'].map(last)).toEqual([
      "'Noto Sans JP Variable'",
      "'Noto Sans KR Variable'",
      "'Noto Sans SC Variable'",
      "'Noto Sans TC Variable'",
    ])
  })
})
