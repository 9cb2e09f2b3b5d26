/** A link the operator maintains: downloads, social pages, the registration gift. All addresses are invented. */
export interface Resource {
  readonly resourceType: string
  readonly url: string
  readonly qrCodeUrl: string | null
  readonly name: string
  readonly labelNameEn: string
}

const link = (resourceType: string, path: string, name: string): Resource => ({
  resourceType,
  url: `https://links.croupier.example/${path}`,
  qrCodeUrl: null,
  name,
  labelNameEn: name,
})

/** One resource of every type the site knows. */
export const resources: readonly Resource[] = [
  link('IOS', 'app/ios', 'iOS app'),
  link('MOBILECONFIG', 'app/ios-lite', 'iOS lite app'),
  link('ANDROID', 'app/android', 'Android app'),
  link('LINE', 'line', 'LINE'),
  link('WECHAT', 'wechat', 'WeChat'),
  link('FACEBOOK', 'facebook', 'Facebook'),
  link('TELEGRAM', 'telegram', 'Telegram'),
  link('YOUTUBE', 'youtube', 'YouTube'),
  link('INSTAGRAM', 'instagram', 'Instagram'),
  link('TWITTER', 'twitter', 'Twitter'),
  link('VIBER', 'viber', 'Viber'),
  { ...link('REGISTERPOP', 'gift', 'Welcome tour'), url: '/promotions' },
]

/** Customer service by kind. `type` 3 marks the entry the site opens when it has no better one. */
export const customerService: readonly { readonly csType: string; readonly type: string; readonly url: string }[] = [
  { csType: 'LIVECHAT', type: '3', url: 'https://chat.croupier.example/live' },
  { csType: 'FACEBOOK', type: '1', url: 'https://links.croupier.example/facebook' },
  { csType: 'TELEGRAM', type: '2', url: 'https://links.croupier.example/telegram' },
  { csType: 'VIP', type: '4', url: 'https://chat.croupier.example/vip' },
]
