/** `merchant check`: everything that would otherwise be found only later, on the running site or by the regulator. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MerchantUnusable, type MerchantFile } from '@croupier/api/merchant'
import { languages } from '@croupier/locales'
import { checkLanguage, levelOf, type LanguageToCheck } from '@croupier/locales/check'
import { currencyDigits } from '@croupier/money'
import { checkBrand } from '@croupier/ui/brand'
import { areSwitchedOn } from '@croupier/stores'
import { translatedTexts } from '../../apps/site/server/language-packs.ts'
import { switchesOf } from '../../apps/site/server/merchant/switchesOf.ts'
import { placeAt } from '../../apps/site/src/routes/address.ts'
import {
  hasFile,
  licenceFaults,
  loadSites,
  withLanguagePacks,
  type SiteFolder,
} from '../../apps/site/server/merchant/loadSites.ts'
import { codes, sheetOf, textsOf } from '../languages/files.ts'
import { isCurrency } from './isCurrency.ts'

/** What is wrong, and what is missing but does not keep the merchant from being shown. One line each. */
export interface Findings {
  readonly faults: readonly string[]
  readonly notes: readonly string[]
}

const pictures = [
  'favicon.svg',
  'hero.svg',
  'icon-192.png',
  'icon-512.png',
  'apple-touch-icon.png',
  'social.png',
] as const

/** Minimum ages for gambling by market; the schema's 18 for others. */
const legalAges: Readonly<Record<string, number>> = { PH: 21 }

/** Titles and targets of banners and footer links, each with the key it has in the file. */
const linksOf = ({ banners = [], footerLinks = [] }: MerchantFile) => [
  ...banners.map(({ title, leadsTo }, place) => ({ key: `banners.${place}`, title, target: leadsTo })),
  ...footerLinks.map(({ title, url }, place) => ({ key: `footerLinks.${place}`, title, target: url })),
]

const leadsNowhere = (target: string | undefined, merchant: MerchantFile): boolean =>
  target?.startsWith('/') === true && !areSwitchedOn(placeAt(target.replace(/[?#].*/, '')).page, switchesOf(merchant))

const securityFaults = ({ security }: MerchantFile): readonly string[] =>
  security && Date.parse(`${security.validUntil}T23:59:59Z`) < Date.now()
    ? [`security.validUntil: ${security.validUntil} is over, so security.txt is not served any more`]
    : []

function faultsOf(site: SiteFolder): readonly string[] {
  const { merchant, brand, brandFolder } = site
  const { licence, market, minimumAge } = merchant
  const least = legalAges[market.country] ?? 18
  const logos = brand.logo ? [brand.logo.light, brand.logo.dark] : []
  return [
    ...checkBrand(brand).map(({ message }) => `brand.json: ${message}`),
    ...(minimumAge < least ? [`minimumAge: the law of ${market.country} asks for ${least}`] : []),
    ...(licence && !licence.markets.includes(market.country)
      ? [`licence.markets: ${market.country} is not among them`]
      : []),
    ...securityFaults(merchant),
    ...currencyFaults(merchant),
    ...withoutPack(site),
    ...(merchant.payments ?? []).flatMap(({ art }, place) =>
      art === undefined || hasFile(site, art.slice(2)) ? [] : [`payments.${place}.art: ${art} is missing`],
    ),
    ...(merchant.banners ?? [])
      .filter(({ picture }) => !hasFile({ brandFolder }, picture.slice(2)))
      .map(({ picture }) => `banners: ${picture} is missing`),
    ...linksOf(merchant)
      .filter(({ target }) => leadsNowhere(target, merchant))
      .map(({ key, target }) => `${key}: the merchant has no page ${target}`),
    ...logos
      .filter((address) => address.startsWith('./') && !hasFile({ brandFolder }, address.slice(2)))
      .map((address) => `brand.json: logo: ${address} is missing`),
  ]
}

/** How the money of a merchant differs from the standard. */
function currencyFaults({ currency: { code, digits } }: MerchantFile): readonly string[] {
  if (!isCurrency(code)) return [`currency.code: ${code} is not an ISO 4217 code, such as THB`]
  const usual = currencyDigits(code)
  return usual === digits ? [] : [`currency.digits: ${code} has ${usual} decimals, not ${digits}`]
}

/** Languages without texts: neither the build nor the folder has them. */
const withoutPack = ({ merchant, languagePacks }: SiteFolder): readonly string[] =>
  merchant.languages
    .filter((code) => !languages.some((row) => row.code === code) && !languagePacks?.codes.includes(code))
    .map((code) => `languages: nothing shows ${code}; add languages/${code}.json, or remove the code`)

interface PackFile extends LanguageToCheck {
  readonly formatVersion?: number
}

/** The language packs of a folder by file name, each with its translated texts. */
function packsOf({ folder }: SiteFolder): readonly (readonly [name: string, pack: PackFile])[] {
  const place = path.join(folder, 'languages')
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => {
    const pack = JSON.parse(readFileSync(path.join(place, name), 'utf8')) as PackFile
    return [name, { ...pack, texts: translatedTexts(pack.texts) }]
  })
}

/** Files without a version. */
function versionNotes(site: SiteFolder): readonly string[] {
  const { brand, brandFolder, folder } = site
  const old = [
    ...(brand.formatVersion === undefined && brandFolder === folder ? ['brand.json'] : []),
    ...packsOf(site).flatMap(([name, { formatVersion }]) => (formatVersion === undefined ? [`languages/${name}`] : [])),
  ]
  return together(`without formatVersion, which npm run merchant -- upgrade ${shown(folder)} adds`, old)
}

/** Progress of a merchant's languages that the build has, and texts that no one has reviewed yet. */
function languageNotes(site: SiteFolder): readonly string[] {
  const { merchant, languagePacks } = site
  const own = merchant.languages.filter((code) => codes.includes(code) && !languagePacks?.codes.includes(code))
  const rows = languages.filter(({ code }) => own.some((one) => one === code))
  const share = (part: number) => `${Math.floor(part * 100)}%`
  const packs = packsOf(site).map(([, { code, texts }]) => {
    const built = codes.includes(code) ? textsOf(code) : {}
    return { code, texts: { ...built, ...texts } }
  })
  const gaps = [...rows.map(({ code }) => ({ code, texts: textsOf(code) })), ...packs].flatMap(({ code, texts }) => {
    const { site: whole, firstView, money, safety } = levelOf(texts)
    return whole < 1
      ? [`${code} ${share(whole)} (first view ${share(firstView)}, money ${share(money)}, safety ${share(safety)})`]
      : []
  })
  return [
    ...together('languages with gaps, where English is shown', gaps),
    ...together(
      'languages that no native speaker has read yet',
      rows.filter(({ origin }) => origin === 'unreviewed').map(({ code }) => code),
    ),
  ]
}

/** Faults of a merchant's own packs, by the rules and sheets of the build's languages. */
function packNotes(site: SiteFolder): readonly string[] {
  return packsOf(site).flatMap(([name, { code, tag, texts }]) => {
    // What cannot be shown is reported with the packs.
    const faults = checkLanguage({ code, ...(tag && { tag }), texts, sheet: sheetOf(code) }).faults.filter(
      ({ rule }) => rule !== 'key' && rule !== 'syntax',
    )
    return faults.map(({ key, what }) => `languages/${name}: ${key}: ${what}`)
  })
}

/** One line for all findings of a kind: thirty languages without a text are one task. */
const together = (what: string, found: readonly string[]): readonly string[] =>
  found.length === 0 ? [] : [`${what}: ${found.join(', ')}`]

/** Payment methods without texts in some languages. A name only in English is a trade name, the same everywhere. */
const paymentGaps = ({ merchant: { payments = [], languages: offered } }: SiteFolder): readonly string[] =>
  payments.flatMap(({ code, name, steps = {} }) => {
    const lacks = (words: object) => Object.keys(words).length > 1 && offered.some((one) => !Object.hasOwn(words, one))
    return lacks(name) || lacks(steps) ? [code] : []
  })

/** Fonts that a style sheet names. */
const facesIn = (css: string): readonly string[] =>
  [...css.matchAll(/font-family:\s*['"]([^'"]+)['"]/g)].flatMap(([, name]) => name ?? [])

const kitFaces: readonly string[] = ['Inter Variable', 'Bricolage Grotesque Variable']

/** First choices of the brand's fonts that no file provides: devices without them show another brand. */
function unshippedFaces({ brand, brandFolder }: SiteFolder): readonly string[] {
  const sheet = path.join(brandFolder, 'fonts.css')
  const shipped = [...kitFaces, ...(existsSync(sheet) ? facesIn(readFileSync(sheet, 'utf8')) : [])]
  return [brand.type?.text, brand.type?.display].flatMap((families) => {
    const first = families?.split(',')[0]?.trim().replaceAll(/['"]/g, '')
    return first === undefined || shipped.includes(first) || /^(?:system-ui|serif|sans-serif)$/.test(first)
      ? []
      : [first]
  })
}

function notesOf(site: SiteFolder): readonly string[] {
  const { merchant, legalPages, languagePacks } = site
  const links = [
    ...[...(merchant.networks ?? []), ...(merchant.service ?? [])].map(({ url }) => url),
    ...linksOf(merchant).flatMap(({ target }) => (target?.startsWith('https://') ? [target] : [])),
  ]
  const without = (texts: Readonly<Record<string, string>>) =>
    merchant.languages.filter((code) => texts[code] === undefined)
  return [
    ...together(
      'missing pictures',
      pictures.filter((name) => !hasFile(site, name)),
    ),
    ...together(
      'generic sentences are shown instead of',
      ['legal/terms.EN.html', 'legal/privacy.EN.html'].filter((name) => !legalPages.includes(path.basename(name))),
    ),
    ...together("description: another language's is shown in", without(merchant.description)),
    ...linksOf(merchant).flatMap(({ key, title }) =>
      together(`${key}.title: another language's is shown in`, without(title)),
    ),
    ...together('payments: English is shown of', paymentGaps(site)),
    ...together('brand.json: type: neither the kit nor fonts.css has', unshippedFaces(site)),
    ...versionNotes(site),
    ...(languagePacks?.report ?? []),
    ...languageNotes(site),
    ...packNotes(site),
    ...together('.example addresses are placeholders and lead nowhere', [
      ...new Set(links.filter((url) => new URL(url).hostname.endsWith('.example'))),
    ]),
  ]
}

const shown = (folder: string) => path.relative(process.cwd(), folder)

/** Checks every merchant of the folders. */
export async function checkMerchants(folders: readonly string[]): Promise<Findings> {
  let sites: readonly SiteFolder[]
  try {
    sites = await withLanguagePacks(loadSites(folders))
  } catch (failure) {
    if (!(failure instanceof MerchantUnusable)) throw failure
    return { faults: failure.message.split('\n'), notes: [] }
  }
  const named = (of: (site: SiteFolder) => readonly string[]) =>
    sites.flatMap((site) => of(site).map((line) => `${shown(site.folder)}: ${line}`))
  return {
    faults: named(faultsOf),
    notes: [...named(notesOf), ...licenceFaults(sites).map(({ file, key, remedy }) => `${file}: ${key}: ${remedy}`)],
  }
}
