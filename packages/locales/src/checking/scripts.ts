/** Names and abbreviations that no language translates or transliterates. */
const names =
  'Facebook Messenger Telegram WhatsApp WeChat Viber Zalo KakaoTalk Line LINE QQ Google Apple Android iOS iPhone Chrome ' +
  'SMS PIN OTP ID VIP USDT TRC20 ERC20 BTC IP QR RTP KYC API URL PDF JPG JPEG PNG WebP HTML JavaScript HMAC SHA HMAC-SHA256 SHA-256 SHA256 ' +
  'GCash Maya PayMaya GrabPay bKash Nagad Rocket InstaPay PESONet IBAN BIC SWIFT Croupier MB KB GB Caps Lock PH BD ' +
  'TOTP Authenticator Microsoft Baccarat Instagram Twitter X YouTube TikTok Discord Skype'

const scriptOf: Readonly<Record<string, RegExp>> = {
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/u,
}

/** Matches a letter of the language's own script. */
export function ownLetter(tag: string): RegExp {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn'
  return scriptOf[script] ?? new RegExp(`\\p{Script_Extensions=${script}}`, 'u')
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Removes the names that stay in foreign letters. */
export function withoutNames(words: string, further: readonly string[] = []): string {
  const all = [...names.split(' '), ...further].toSorted((one, other) => other.length - one.length)
  return words.replaceAll(new RegExp(`(?<![\\p{L}\\d])(?:${all.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu'), ' ')
}

const letters = (text: string): readonly string[] => text.match(/\p{Letter}/gu) ?? []

/** Letters of a text, and how many of them are the language's own. */
export function lettersOf(text: string, tag: string): { readonly all: number; readonly own: number } {
  const own = ownLetter(tag)
  const all = letters(text)
  return { all: all.length, own: all.filter((letter) => own.test(letter)).length }
}

/** Words that mix letters of two similar-looking alphabets, such as a Cyrillic "с" in a Latin word. */
export const mixedWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) =>
      [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(word)).length >
      1,
  )
