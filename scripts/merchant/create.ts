/** `merchant new`: writes a folder that passes the check, to be filled with the merchant's own pictures and texts. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { merchantFormatVersion, parseMerchant } from '@croupier/api/merchant'
import { languages } from '@croupier/locales'
import { currencyDigits } from '@croupier/money'
import { brandFormatVersion, brandFromSeed, brandScheme, parseBrand } from '@croupier/ui/brand'
import { isCurrency } from './isCurrency.ts'
import { emblem, hero, icon, logo } from './pictures.ts'
import { emptyPack, isLanguage } from './ownLanguage.ts'
import type { Wishes } from './wishes.ts'

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const nameOf = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country

const terms = (name: string, age: number) => `<h2>Terms of use</h2>
<p>${name} is for people who are ${age} years old or older and live where gambling is allowed.</p>
<p>One person has one account. Replace this page with the operator's own terms before going live.</p>
`

const privacy = (name: string) => `<h2>Privacy policy</h2>
<p>${name} keeps what you enter at sign-up, your payments and your bets, because the law and your account need them.</p>
<p>Replace this page with the operator's own policy before going live.</p>
`

/**
 * Makes `<parent>/<code>` and returns its path. Throws `MerchantUnusable` if an answer is wrong and a RangeError if the
 * folder exists; nothing is written then.
 */
export function createMerchant(wishes: Wishes, parent: string): string {
  const code = wishes.code ?? ''
  const folder = path.join(parent, code)
  if (existsSync(folder))
    throw new RangeError(`${folder} is there already; choose another --code or remove the folder.`)
  const name = wishes.name ?? ''
  const country = wishes.country ?? ''
  const currency = wishes.currency ?? ''
  if (!/^[A-Z]{2}$/.test(country) || nameOf(country) === country)
    throw new RangeError(`--country ${country}: give an ISO 3166 code of two capitals, such as TH.`)
  if (!isCurrency(currency))
    throw new RangeError(`--currency ${currency}: give an ISO 4217 code of three capitals, such as THB.`)
  const ownLanguages = list(wishes.languages).filter((one) => !languages.some((row) => row.code === one))
  const unknown = ownLanguages.find((one) => !isLanguage(one))
  if (unknown !== undefined)
    throw new RangeError(
      `--languages ${unknown}: give codes of the table such as EN or TY, or ISO 639 codes in capitals such as SW.`,
    )
  const lanes = list(wishes.lanes)
  const schema = path.relative(folder, 'merchants/merchant.schema.json')
  const number = wishes['licence-number']
  const file = {
    $schema: schema,
    formatVersion: merchantFormatVersion,
    code,
    name,
    market: { country, name: wishes.market ?? nameOf(country) },
    operator: { name: wishes.operator ?? '' },
    licence: number ? { number, authority: wishes['licence-authority'] ?? '', markets: [country] } : null,
    domains: list(wishes.domains),
    languages: list(wishes.languages),
    currency: { wire: currency, code: currency, digits: currencyDigits(currency) },
    timeZone: wishes['time-zone'] ?? '',
    minimumAge: Number(wishes.age),
    phone: { diallingCode: wishes['dialling-code'] ?? '' },
    ...(lanes.length > 0 && { games: { lanes } }),
    description: { EN: `${name}: games, lobby and wallet in one place.` },
    copyright: String(new Date().getFullYear()),
  }
  const { minimumAge } = parseMerchant(file, path.join(folder, 'merchant.json'))
  const brand = {
    $schema: path.relative(folder, 'packages/ui/brand.schema.json'),
    formatVersion: brandFormatVersion,
    ...brandFromSeed(wishes.accent ?? '', { name: code, title: name }),
    logo: { light: './logo-light.svg', dark: './logo-dark.svg' },
    ...(wishes.deep && { deep: wishes.deep }),
  }
  const { colors } = brandScheme(parseBrand(brand))
  const deepColours = { ground: colors.deep.light, front: colors.onDeepAccent.light, spark: colors.win.light }
  const files: Readonly<Record<string, string | Buffer>> = {
    'merchant.json': json(file),
    'brand.json': json(brand),
    'logo-light.svg': logo(name, {
      ...deepColours,
      ground: colors.canvas.light,
      front: colors.accent.light,
      text: colors.text.light,
    }),
    'logo-dark.svg': logo(name, { ...deepColours, text: colors.onDeep.light }),
    'favicon.svg': emblem(deepColours),
    'hero.svg': hero(deepColours),
    'icon-192.png': icon(192, deepColours),
    'icon-512.png': icon(512, deepColours),
    'apple-touch-icon.png': icon(180, deepColours),
    'legal/terms.EN.html': terms(name, minimumAge),
    'legal/privacy.EN.html': privacy(name),
    ...Object.fromEntries(ownLanguages.map((one) => [`languages/${one}.json`, json(emptyPack(one))])),
  }
  for (const [place, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
    writeFileSync(path.join(folder, place), content)
  }
  return folder
}
