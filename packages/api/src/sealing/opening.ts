import type { CompactJWEHeaderParameters, JWK } from 'jose'

/** Thrown when a sealed text cannot be opened with this key, or is sealed in another way than agreed. */
export class NotOpened extends Error {
  override readonly name: string = 'NotOpened'
}

/** A sealed text that was already opened, or whose key was issued too long ago. */
export class Replayed extends NotOpened {
  override readonly name = 'Replayed'
}

/** A sealed text is good for this long after its key was issued. */
const LIFE_S = 5 * 60

/** The receiving half of the JWE sealing. */
export interface JweOpener {
  /** The public half as JWK JSON with its id and the time now: the text `session.sealingKey` answers. */
  readonly publicKey: string
  /** Opens a compact JWE, once, and returns the payload. @throws NotOpened @throws Replayed */
  open(value: string): Promise<unknown>
}

/**
 * Creates the receiving half of the sealing, for a local platform. Accepts only RSA-OAEP-256 with A256GCM, without
 * compression. Each text is opened once, within five minutes of the issue of its key; opened texts are remembered for
 * that time.
 * @param privateKey RSA private key as JWK JSON; default a new 3072-bit key, which is as strong as 128 bits
 * @param now the receiver's time in milliseconds
 */
export async function createJweOpener(privateKey?: string, now: () => number = Date.now): Promise<JweOpener> {
  const { calculateJwkThumbprint, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } =
    await import('jose')
  const key =
    privateKey === undefined
      ? (await generateKeyPair('RSA-OAEP-256', { modulusLength: 3072, extractable: true })).privateKey
      : await importJWK(JSON.parse(privateKey), 'RSA-OAEP-256', { extractable: true })
  const { kty, n, e } = await exportJWK(key)
  const kid = await calculateJwkThumbprint({ kty, n, e } as JWK)
  const opened = new Map<string, number>()
  const seconds = () => Math.floor(now() / 1_000)
  const refuseReplay = ({ iat, jti }: CompactJWEHeaderParameters) => {
    if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length > 64)
      throw new NotOpened('Issue time and nonce are missing')
    for (const [nonce, until] of opened) {
      if (until >= seconds()) break
      opened.delete(nonce)
    }
    if (Math.abs(seconds() - iat) > LIFE_S) throw new Replayed('The sealed text is too old')
    if (opened.has(jti)) throw new Replayed('The sealed text was opened before')
    opened.set(jti, seconds() + 2 * LIFE_S)
  }
  return {
    get publicKey() {
      return JSON.stringify({ kty, n, e, alg: 'RSA-OAEP-256', use: 'enc', kid, iat: seconds() })
    },
    async open(value) {
      try {
        if (decodeProtectedHeader(value).zip !== undefined) throw new NotOpened('Compressed content is refused')
        const { plaintext, protectedHeader } = await compactDecrypt(value, key, {
          keyManagementAlgorithms: ['RSA-OAEP-256'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        if (protectedHeader.kid !== kid) throw new NotOpened('Sealed with another key')
        refuseReplay(protectedHeader)
        return JSON.parse(new TextDecoder().decode(plaintext))
      } catch (cause) {
        throw cause instanceof NotOpened ? cause : new NotOpened('The sealed text cannot be opened', { cause })
      }
    },
  }
}
