/** `merchant check`: everything that would be found only later, on the running site or by the authority. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@croupier/locales'
import { checkLanguage, levelOf, type LanguageToCheck } from '@croupier/locales/check'
import { checkBrand } from '@croupier/ui/brand'
import { MerchantUnusable, modules, type MerchantFile, type Module, type ModuleId } from '@croupier/api/merchant'
import { areSwitchedOn, type Switches } from '@croupier/stores'
import { placeAt } from '../../apps/site/src/app/address.ts'
import {
  hasFile,
  licenceFaults,
  loadSites,
  withLanguagePacks,
  type SiteFolder,
} from '../../apps/site/server/merchant/loadSites.ts'
import { codes, textsOf } from '../languages/files.ts'

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

/** Ages below which a market's law allows no gambling; elsewhere the schema's 18. */
const legalAges: Readonly<Record<string, number>> = { PH: 21 }

/** Titles and targets of banners and footer links, each with the key it has in the file. */
const linksOf = ({ banners = [], footerLinks = [] }: MerchantFile) => [
  ...banners.map(({ title, leadsTo }, place) => ({ key: `banners.${place}`, title, target: leadsTo })),
  ...footerLinks.map(({ title, url }, place) => ({ key: `footerLinks.${place}`, title, target: url })),
]

/** The modules of a merchant as the sandbox starts with them. */
function switchesOf({ modules: set = {} }: MerchantFile): Switches {
  const isModuleOn = (id: ModuleId) => set[id] ?? (modules[id] as Module).startsOff !== true
  return { isModuleOn, hasModules: (ids = []) => ids.every(isModuleOn) }
}

const leadsNowhere = (target: string | undefined, merchant: MerchantFile): boolean =>
  target?.startsWith('/') === true && !areSwitchedOn(placeAt(target.replace(/[?#].*/, '')).page, switchesOf(merchant))

function faultsOf({ merchant, brand, brandFolder }: SiteFolder): readonly string[] {
  const { licence, market, minimumAge } = merchant
  const least = legalAges[market.country] ?? 18
  const logos = brand.logo ? [brand.logo.light, brand.logo.dark] : []
  return [
    ...checkBrand(brand).map(({ message }) => `brand.json: ${message}`),
    ...(minimumAge < least ? [`minimumAge: the law of ${market.country} asks for ${least}`] : []),
    ...(licence && !licence.markets.includes(market.country)
      ? [`licence.markets: ${market.country} is not among them`]
      : []),
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

/** How far the languages of the build are that a merchant offers, and what nobody has read yet. */
function languageNotes({ merchant, languagePacks }: SiteFolder): readonly string[] {
  const own = merchant.languages.filter((code) => codes.includes(code) && !languagePacks?.codes.includes(code))
  const rows = languages.filter(({ code }) => own.some((one) => one === code))
  const share = (part: number) => `${Math.floor(part * 100)}%`
  const gaps = rows.flatMap(({ code }) => {
    const { site, firstView, money, safety } = levelOf(textsOf(code))
    return site < 1
      ? [`${code} ${share(site)} (first view ${share(firstView)}, money ${share(money)}, safety ${share(safety)})`]
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

/** What a translator would be told of a merchant's own packs, by the rules of the build's languages. */
function packNotes({ folder }: SiteFolder): readonly string[] {
  const place = path.join(folder, 'languages')
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.json')) : []
  return names.flatMap((name) => {
    const { code, tag, texts } = JSON.parse(readFileSync(path.join(place, name), 'utf8')) as LanguageToCheck
    // What cannot be shown is reported with the packs.
    const faults = checkLanguage({ code, ...(tag && { tag }), texts }).faults.filter(
      ({ rule }) => rule !== 'key' && rule !== 'syntax',
    )
    return faults.map(({ key, what }) => `languages/${name}: ${key}: ${what}`)
  })
}

/** One line for all findings of a kind: thirty languages without a text are one thing to do. */
const together = (what: string, found: readonly string[]): readonly string[] =>
  found.length === 0 ? [] : [`${what}: ${found.join(', ')}`]

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
    ...(languagePacks?.report ?? []),
    ...languageNotes(site),
    ...packNotes(site),
    ...(switchesOf(merchant).isModuleOn('PAYMENTPASS3') || switchesOf(merchant).isModuleOn('WDRAWNOPASSVERIF3')
      ? []
      : ['modules.PAYMENTPASS3: nobody can set the password that a withdrawal asks for; switch WDRAWNOPASSVERIF3 on']),
    ...together('.example addresses are placeholders and lead nowhere', [
      ...new Set(links.filter((url) => new URL(url).hostname.endsWith('.example'))),
    ]),
  ]
}

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
    sites.flatMap((site) => of(site).map((line) => `${path.relative(process.cwd(), site.folder)}: ${line}`))
  return {
    faults: named(faultsOf),
    notes: [...named(notesOf), ...licenceFaults(sites).map(({ file, key, remedy }) => `${file}: ${key}: ${remedy}`)],
  }
}
