import type { PlainKey } from '@croupier/locales'

/** Names of the kinds of customer service that the site opens, by kind (S-220). */
export const serviceTexts: Readonly<Record<string, PlainKey>> = {
  LIVECHAT: 'live_chat_cs',
  FACEBOOK: 'service.facebook',
  TELEGRAM: 'service.telegram',
}
