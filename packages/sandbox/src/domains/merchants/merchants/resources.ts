import type { Merchant } from './Merchant.ts'

/** A link the operator maintains: downloads, social pages, the registration gift. */
export interface Resource {
  readonly resourceType: string
  readonly url: string
  readonly qrCodeUrl: string | null
  readonly name: string
  readonly labelNameEn: string
}

const link = (resourceType: string, url: string, name: string): Resource => ({
  resourceType,
  url,
  qrCodeUrl: null,
  name,
  labelNameEn: name,
})

/** Links of a merchant, by type, with the sandbox's registration gift where there are rewards. */
export const resourcesOf = ({ networks }: Merchant, hasRewards: boolean): Resource[] => [
  ...networks.map(({ type, name, url }) => link(type, url, name)),
  ...(hasRewards ? [link('REGISTERPOP', '/promoDetail?id=welcome', 'Welcome gift')] : []),
]

/** Wire numbers of the kinds of service. 3 marks the default one that the site opens. */
const SERVICE_TYPES: Readonly<Record<string, string>> = { LIVECHAT: '3', FACEBOOK: '1', TELEGRAM: '2', VIP: '4' }

/** Customer service of a merchant, by kind. */
export const servicesOf = ({ service }: Merchant) =>
  service.map(({ csType, url }) => ({ csType, type: SERVICE_TYPES[csType] ?? '0', url }))
