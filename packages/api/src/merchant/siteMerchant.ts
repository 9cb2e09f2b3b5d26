import type { Dialect } from '../dialect/dialect.ts'
import { dialects } from '../dialect/dialects.ts'
import { bannerGroups, type MarketDuties, type MerchantFile } from './merchantFile.ts'

/** A banner of a merchant's folder. */
export interface SiteBanner {
  /** Group of the platform's banners that are shown in the same place, such as `w_home`. */
  readonly group: string
  /** Address of the picture on the site's host. */
  readonly picture: string
  /** Its text, by language. */
  readonly title: Readonly<Record<string, string>>
  /** An https address, a path of the site, or null for a picture without a link. */
  readonly leadsTo: string | null
}

/** A merchant as the site in the browser sees it: the part of the file that pages show or decide by. */
export interface SiteMerchant {
  readonly merchantCode: string
  /** The brand's name, as header, page titles and footer show it. */
  readonly brandName: string
  /** Year of the copyright line, or years such as `2025–2027`. */
  readonly copyrightYear: string
  /** ISO 3166 code of the country, such as `PH`. */
  readonly country: string
  /** Currency code on the wire; `TLB` is the platform's own code for the Philippine peso. */
  readonly currency: string
  /** ISO 4217 code of the displayed currency. */
  readonly displayCurrency: string
  readonly countryName: string
  /** Languages offered, the first being the country's first choice. */
  readonly langList: readonly string[]
  /** A first visit begins in a language of the browser. */
  readonly browserLanguage: boolean
  /** Hosts this merchant answers on, without port. */
  readonly domains: readonly string[]
  /** Digits after the decimal point of an amount. */
  readonly minorDigits: number
  /** The age both the check and the agreement text use. */
  readonly minimumAge: number
  /** Dialling code without plus, such as `63`. */
  readonly countryDialingCode: string
  /** The exact rule for mobile numbers, where the market has one. */
  readonly phoneRule: NonNullable<MerchantFile['phone']['rule']> | null
  /** The time zone dates of this market are shown and cut in, an IANA name. */
  readonly timeZone: string
  /** The box that agrees to the terms starts ticked. */
  readonly termsTicked: boolean
  /** A payee's name has to be a first and a last name. */
  readonly fullName: boolean
  /** Who runs the site, for the footer. */
  readonly operator: MerchantFile['operator']
  /** The operator's licence, for the footer; null for a demonstration. */
  readonly licence: MerchantFile['licence']
  /** Help contacts, self-exclusion schemes and the complaint path of the market. */
  readonly help: NonNullable<MerchantFile['help']>
  /** What the market requires besides age, region and licence. */
  readonly duties: MarketDuties
  /**
   * Names of the ways to pay by language, for footer and deposit guide. Transfers between members are not among them:
   * they are offered only while another member is withdrawing.
   */
  readonly payments: readonly Readonly<Record<string, string>>[]
  /** Certificates with the pages that prove them, for the footer. */
  readonly certificates: NonNullable<MerchantFile['certificates']>
  /** Banners of the merchant's folder, for places without banners of the platform. */
  readonly banners: readonly SiteBanner[]
  /** Links of the footer besides the site's own pages. */
  readonly footerLinks: NonNullable<MerchantFile['footerLinks']>
  /** Visitors log in before they see anything else. */
  readonly signInFirst: boolean
  /** Login with an account of another provider; null if the merchant has none. */
  readonly identity: NonNullable<MerchantFile['identity']> | null
  /** Differences of the platform from the default; the dialect as its table. */
  readonly platform: PlatformSettings
}

/** What a merchant file says about the platform, with the names of its calls. */
export interface PlatformSettings extends Omit<NonNullable<MerchantFile['platform']>, 'dialect'> {
  readonly dialect?: Dialect
}

/** The part of a merchant file that the browser gets. */
export const siteMerchant = (file: MerchantFile): SiteMerchant => ({
  merchantCode: file.code,
  brandName: file.name,
  copyrightYear: file.copyright,
  country: file.market.country,
  currency: file.currency.wire,
  displayCurrency: file.currency.code,
  countryName: file.market.name,
  langList: file.languages,
  browserLanguage: file.browserLanguage ?? false,
  domains: file.domains,
  minorDigits: file.currency.digits,
  minimumAge: file.minimumAge,
  countryDialingCode: file.phone.diallingCode,
  phoneRule: file.phone.rule ?? null,
  timeZone: file.timeZone,
  termsTicked: file.termsTicked ?? false,
  fullName: file.fullName ?? false,
  operator: file.operator,
  licence: file.licence,
  help: file.help ?? {},
  duties: file.duties ?? {},
  payments: (file.payments ?? []).filter(({ kind }) => kind !== 'c2c').map(({ name }) => name),
  certificates: file.certificates ?? [],
  banners: (file.banners ?? []).map(({ place, picture, title, leadsTo }) => ({
    group: bannerGroups[place],
    picture: picture.replace(/^\./, `/merchants/${file.code}`),
    title,
    leadsTo: leadsTo ?? null,
  })),
  footerLinks: file.footerLinks ?? [],
  signInFirst: file.signInFirst ?? false,
  identity: file.identity ?? null,
  platform: platformOf(file),
})

function platformOf({ platform: { dialect, ...rest } = {} }: MerchantFile): PlatformSettings {
  return { ...rest, ...(dialect && { dialect: dialects[dialect] }) }
}

/** Whether a host, with or without port, is one of the merchant's domains or below one. */
export function servesHost({ domains }: Pick<MerchantFile, 'domains'> | Pick<SiteMerchant, 'domains'>, host: string) {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}
