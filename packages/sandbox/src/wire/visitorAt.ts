import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'

/**
 * The visitor that rate limits count: an address at one merchant. For an IPv6 address it is the 64-bit network,
 * all of which belongs to one connection.
 */
export function visitorAt({ code }: Pick<Merchant, 'code'>, ip: string): string {
  if (!ip.includes(':')) return `${code}/${ip}`
  const [start = [], rest] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const left = rest === undefined ? 0 : 8 - start.length - rest.length
  const groups = [...start, ...Array.from({ length: left }, () => '0'), ...(rest ?? [])]
  return `${code}/${groups.slice(0, 4).join(':').toLowerCase()}`
}
