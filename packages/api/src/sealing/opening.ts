/** Thrown when a sealed text cannot be opened with this key, or is sealed in another way than agreed. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
}

/** The receiving half of the JWE sealing. */
export interface JweOpener {
  /** The public half as JWK JSON: the text `session.sealingKey` answers. */
  readonly publicKey: string
  /** Opens a compact JWE and gives the payload. @throws NotOpened */
  open(value: string): Promise<unknown>
}

/**
 * Makes the receiving half of the sealing, for a local platform. Only RSA-OAEP-256 with A256GCM is accepted, and no
 * compressed content.
 * @param privateKey RSA private key as JWK JSON; a fresh 2048-bit one when left out
 */
export async function createJweOpener(privateKey?: string): Promise<JweOpener> {
  const { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } = await import('jose')
  const key =
    privateKey === undefined
      ? (await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })).privateKey
      : await importJWK(JSON.parse(privateKey), 'RSA-OAEP-256', { extractable: true })
  const { kty, n, e } = await exportJWK(key)
  return {
    publicKey: JSON.stringify({ kty, n, e, alg: 'RSA-OAEP-256', use: 'enc' }),
    async open(value) {
      try {
        if (decodeProtectedHeader(value).zip !== undefined) throw new NotOpened('Compressed content is refused')
        const { plaintext } = await compactDecrypt(value, key, {
          keyManagementAlgorithms: ['RSA-OAEP-256'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return JSON.parse(new TextDecoder().decode(plaintext))
      } catch (cause) {
        throw cause instanceof NotOpened ? cause : new NotOpened('The sealed text cannot be opened', { cause })
      }
    },
  }
}
