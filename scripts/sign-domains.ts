/**
 * Signs the list of a merchant's addresses, which the site checks on its page `/domains`: `node scripts/sign-domains.ts
 * KEY.json CODE DOMAIN... [--days 365]`.
 *
 * KEY.json is the private key (a JWK, ES256); it is created if it is missing, and must not be on a server. Prints the
 * public half for `apps/site/src/pages/domains/platformKey.ts`, and the signed list, which the platform serves
 * unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '365' } },
})
const [file, code, ...domains] = positionals
if (file === undefined || code === undefined || domains.length === 0) {
  console.error('Usage: node scripts/sign-domains.ts KEY.json CODE DOMAIN... [--days 365]')
  process.exit(2)
}
if (!existsSync(file)) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  writeFileSync(file, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600 })
}
const { d: _secret, ...open } = JSON.parse(readFileSync(file, 'utf8')) as JWK
const token = await new SignJWT({ domains })
  .setProtectedHeader({ alg: 'ES256', typ: 'domains+jwt' })
  .setSubject(code)
  .setIssuedAt()
  .setExpirationTime(`${values.days} days`)
  .sign(await importJWK(JSON.parse(readFileSync(file, 'utf8')) as JWK, 'ES256'))
console.log(JSON.stringify({ publicKey: open, token }, undefined, 2))
