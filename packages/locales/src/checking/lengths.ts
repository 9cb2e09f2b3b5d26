/** The tabs at the bottom of a phone's screen: 72 px each. */
const tabs: ReadonlySet<string> = new Set([
  'hd_home',
  'in_increase_game',
  'nav.promotions',
  'hd_deposit_button',
  'hd_withdraw_button',
  'nav.messages',
  'nav.help',
  'nav.safety',
])
const button =
  /(?:^|[._])(?:submit|button|retry|clear|copy|copied|delete|cancel|close|apply|save|send|remove|refresh)$|^retry_once$|^load_more$/

/** Width of a text in Latin letters: combining marks take none, letters of Chinese, Japanese and Korean take two. */
export function widthOf(text: string): number {
  const bare = text.replaceAll(/[\p{M}\u200B-\u200D]/gu, '')
  return [...bare].reduce(
    (sum, sign) =>
      sum + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign) ? 1.8 : 1),
    0,
  )
}

/** The maximum width of the text of a button or tab; `undefined` for a text that may wrap. */
export function widthBound(key: string, english: string): number | undefined {
  if (tabs.has(key)) return 13
  return button.test(key) && !english.includes('{') && english.length <= 24
    ? Math.max(14, english.length * 1.8 + 4)
    : undefined
}
