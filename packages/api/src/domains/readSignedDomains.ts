import type { JWK } from 'jose'

/** Addresses of a site, signed by its operator. */
export interface SignedDomains {
  /** Code of the merchant that owns the addresses. */
  readonly merchant: string
  /** Hosts without protocol and port. */
  readonly domains: readonly string[]
  /** When they were signed and until when they are valid, epoch milliseconds. */
  readonly signedAt: number
  readonly until: number
}

/** Why a list of addresses is not believed. */
export type DomainsRefusal = 'forged' | 'expired' | 'unchecked'

/** A list of addresses that is not believed. */
export class DomainsRefused extends Error {
  override readonly name = 'DomainsRefused'
  readonly reason: DomainsRefusal

  constructor(reason: DomainsRefusal) {
    super(`The signed list of addresses was refused: ${reason}.`)
    this.reason = reason
  }
}

/**
 * Reads a signed list of addresses (JWS, ES256) with the operator's public key. jose is loaded with the first list.
 *
 * @throws DomainsRefused `forged` if the signature or the content is invalid, `expired` if it is out of date at `now`,
 * `unchecked` if the browser has no cryptography, as on a page without TLS.
 */
export async function readSignedDomains(token: string, key: JWK, now: number): Promise<SignedDomains> {
  if (globalThis.crypto?.subtle === undefined) throw new DomainsRefused('unchecked')
  const { errors, importJWK, jwtVerify } = await import('jose')
  try {
    const { payload } = await jwtVerify(token, await importJWK(key, 'ES256'), {
      algorithms: ['ES256'],
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp', 'domains'],
    })
    const { sub = '', iat = 0, exp = 0 } = payload
    const domains: unknown = payload['domains']
    if (!Array.isArray(domains) || !domains.every((one) => typeof one === 'string')) throw new DomainsRefused('forged')
    return { merchant: sub, domains, signedAt: iat * 1000, until: exp * 1000 }
  } catch (failure) {
    if (failure instanceof DomainsRefused) throw failure
    throw new DomainsRefused(failure instanceof errors.JWTExpired ? 'expired' : 'forged')
  }
}
