import type { JWK } from 'jose'
import type { Sealed, Sealing } from './sealing.ts'
import { readServicePath } from './service-path.ts'

const encoder = new TextEncoder()

/**
 * Encryption by JWE (RFC 7516, compact form): RSA-OAEP-256 for the key, A256GCM for the content, no compression (it
 * would leak lengths of what repeats). The protected header names the key (`kid`), when it was issued (`iat`, the
 * platform's own time, so that a wrong device clock does not lock a member out) and a nonce (`jti`): a platform refuses
 * old or repeated bodies. The key is the public half of the receiver's, as JWK JSON or PEM; jose refuses RSA keys under
 * 2048 bits. jose is loaded with the first sealed call, so that it does not delay the first paint.
 *
 * Customer-service paths come unsealed from the sandbox, as base64url of the address (`servicePath`): only the holder
 * of the private key could open a JWE, and the address is not secret.
 */
export function createJweSealing(): Sealing {
  return {
    async seal(payload, key): Promise<Sealed> {
      const { CompactEncrypt, importJWK, importSPKI } = await import('jose')
      const jwk = key.startsWith('{') ? (JSON.parse(key) as JWK & { readonly iat?: unknown }) : null
      const publicKey = jwk ? await importJWK(jwk, 'RSA-OAEP-256') : await importSPKI(key, 'RSA-OAEP-256')
      const value = await new CompactEncrypt(encoder.encode(JSON.stringify(payload)))
        .setProtectedHeader({
          alg: 'RSA-OAEP-256',
          enc: 'A256GCM',
          ...(jwk?.kid !== undefined && { kid: jwk.kid }),
          iat: typeof jwk?.iat === 'number' ? jwk.iat : Math.floor(Date.now() / 1_000),
          jti: crypto.randomUUID(),
        })
        .encrypt(publicKey)
      return { value, headers: {} }
    },
    open: async (path) => readServicePath(path),
  }
}
