import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'

/**
 * Whom the budgets of a visitor count for: an address at one merchant. Of an IPv6 address it is the network of 64 bits,
 * all of which one connection has to itself.
 */
export function visitorAt({ code }: Pick<Merchant, 'code'>, ip: string): string {
  if (!ip.includes(':')) return `${code}/${ip}`
  const [start = [], rest] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const left = rest === undefined ? 0 : 8 - start.length - rest.length
  const groups = [...start, ...Array.from({ length: left }, () => '0'), ...(rest ?? [])]
  return `${code}/${groups.slice(0, 4).join(':').toLowerCase()}`
}
