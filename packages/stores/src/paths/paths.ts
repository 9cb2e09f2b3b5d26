/** The path of each page of the site. The router serves them; stores and links use them. */
export const paths = Object.freeze({
  home: '/',
  login: '/login',
  register: '/register',
  notices: '/noticePage',
  promotions: '/promotions',
  promotion: '/promoDetail',
  pointMall: '/pointMall',
  safety: '/safety',
  licences: '/licences',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  depositTutorial: '/deposit-tutorial',
  game: '/game',
  seamless: '/seamless',
  fbSports: '/fbsports',
  download: '/down',
  join: '/join',
  dataUse: '/data',
  domains: '/domains',
  status: '/status',
  trusted: '/trusted',
  accessibility: '/accessibility',
  slots: '/rng',
  electronicLottery: '/elott',
  lottery: '/lottery',
})

/** A path with its query; a field without a value is omitted. */
export function withQuery(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
