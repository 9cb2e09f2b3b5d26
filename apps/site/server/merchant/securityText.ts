import type { MerchantFile } from '@croupier/api/merchant'
import { languages } from '@croupier/locales'

/** Where people look up how to report a vulnerability (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt'

/** The file's content for a merchant; undefined without a contact and after its expiry date. */
export function securityText(
  { security, domains, languages: spoken }: Pick<MerchantFile, 'security' | 'domains' | 'languages'>,
  now: number,
): string | undefined {
  if (!security) return undefined
  const expires = `${security.validUntil}T23:59:59Z`
  if (Date.parse(expires) < now) return undefined
  const tags = spoken.map((code) => languages.find((one) => one.code === code)?.tag ?? code.toLowerCase())
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    ...domains.map((domain) => `Canonical: https://${domain}${securityTextPath}`),
    `Preferred-Languages: ${tags.join(', ')}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ]
  return `${lines.join('\n')}\n`
}
