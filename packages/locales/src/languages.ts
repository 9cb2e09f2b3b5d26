import type { Digits, Direction, Language, Origin } from './language.ts'

/** Codes of the 32 languages. */
export type LanguageCode =
  | 'EN'
  | 'TY'
  | 'BN'
  | 'CN'
  | 'TW'
  | 'VI'
  | 'JA'
  | 'TH'
  | 'ID'
  | 'KO'
  | 'MS'
  | 'MY'
  | 'KM'
  | 'LO'
  | 'HI'
  | 'TA'
  | 'UR'
  | 'NE'
  | 'ES'
  | 'PT'
  | 'PT-BR'
  | 'FR'
  | 'DE'
  | 'IT'
  | 'RU'
  | 'UK'
  | 'PL'
  | 'TR'
  | 'AR'
  | 'FA'
  | 'KK'
  | 'UZ'

interface Row extends Language {
  readonly code: LanguageCode
}

interface Exceptions {
  direction?: Direction
  digits?: readonly [Digits, ...Digits[]]
  origin?: Origin
}

function language(code: LanguageCode, tag: string, ownName: string, but: Exceptions = {}): Row {
  const { direction = 'ltr', digits = ['latn'], origin = 'unreviewed' } = but
  return Object.freeze({ code, tag, ownName, direction, digits, origin })
}

/**
 * The 32 languages of the catalogue, in the order of the language selector. Codes are the platform's, which are not BCP
 * 47: TY is Filipino (`fil`), CN and TW are the two Chinese scripts, MY is Burmese, KO is Korean.
 *
 * A merchant's `langList` decides which of them are offered; `registerLanguage` adds to them.
 */
export const languages: readonly Row[] = Object.freeze([
  language('EN', 'en', 'English', { origin: 'source' }),
  language('TY', 'fil', 'Filipino'),
  language('BN', 'bn', 'বাংলা', { digits: ['beng', 'latn'] }),
  language('CN', 'zh-Hans', '简体中文'),
  language('TW', 'zh-Hant', '繁體中文'),
  language('VI', 'vi', 'Tiếng Việt'),
  language('JA', 'ja', '日本語'),
  language('TH', 'th', 'ไทย', { digits: ['latn', 'thai'] }),
  language('ID', 'id', 'Bahasa Indonesia'),
  language('KO', 'ko', '한국어'),
  language('MS', 'ms', 'Bahasa Melayu'),
  language('MY', 'my', 'မြန်မာ', { digits: ['mymr', 'latn'] }),
  language('KM', 'km', 'ខ្មែរ', { digits: ['latn', 'khmr'] }),
  language('LO', 'lo', 'ລາວ', { digits: ['latn', 'laoo'] }),
  language('HI', 'hi', 'हिन्दी', { digits: ['latn', 'deva'] }),
  language('TA', 'ta', 'தமிழ்', { digits: ['latn', 'tamldec'] }),
  language('UR', 'ur', 'اردو', { direction: 'rtl', digits: ['latn', 'arabext'] }),
  language('NE', 'ne', 'नेपाली', { digits: ['deva', 'latn'] }),
  language('ES', 'es', 'Español'),
  language('PT', 'pt', 'Português'),
  language('PT-BR', 'pt-BR', 'Português (Brasil)'),
  language('FR', 'fr', 'Français'),
  language('DE', 'de', 'Deutsch'),
  language('IT', 'it', 'Italiano'),
  language('RU', 'ru', 'Русский'),
  language('UK', 'uk', 'Українська'),
  language('PL', 'pl', 'Polski'),
  language('TR', 'tr', 'Türkçe'),
  language('AR', 'ar', 'العربية', { direction: 'rtl', digits: ['latn', 'arab'] }),
  language('FA', 'fa', 'فارسی', { direction: 'rtl', digits: ['arabext', 'latn'] }),
  language('KK', 'kk', 'Қазақ тілі'),
  language('UZ', 'uz', 'Oʻzbekcha'),
])

/**
 * BCP 47 tag for `Intl` formatters of numbers, money and dates: the language, the market's country (`fil` in the
 * Philippines is `fil-PH`) and the digits the reader chose. Without `digits` the language's own digits are used.
 *
 * The calendar is Gregorian in every language: months of statements and dates in fields are, and a Persian month name
 * would name other days.
 */
export function formattingLocale(of: Language, options: { country?: string; digits?: Digits } = {}): string {
  const { country, digits = of.digits[0] } = options
  const locale = new Intl.Locale(of.tag, {
    calendar: 'gregory',
    numberingSystem: digits,
    ...(country === undefined ? {} : { region: country }),
  })
  return locale.toString()
}
