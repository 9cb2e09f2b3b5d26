import { NotOpened } from './opening.ts'

/** The receiving half of the platform's own scheme. */
export interface PlatformOpener {
  /** The modulus in hex: the text `session.sealingKey` answers. */
  readonly publicKey: string
  /** Opens a body with its headers, and returns the payload. @throws NotOpened */
  open(value: string, headers: Pick<Headers, 'get'>): Promise<unknown>
  /** Writes an address as a customer-service path of this scheme. */
  servicePath(address: string): string
}

const BITS = 1024
const KEY_LENGTH = 8
const RANDOM = /^[0-9A-Za-z]{16}$/

/**
 * Makes the receiving half of `createPlatformSealing` with a new key, for a local platform. The headers of newer
 * gateways, `X-Digest` and `X-RSA`, may be missing, but must be correct if present. The scheme protects nothing: a
 * sealed body can be opened as often as it is sent.
 */
export async function createPlatformOpener(): Promise<PlatformOpener> {
  const { default: forge } = await import('node-forge')
  const { privateKey } = await new Promise<import('node-forge').pki.rsa.KeyPair>((resolve, reject) =>
    forge.pki.rsa.generateKeyPair({ bits: BITS }, (failure, pair) => (failure ? reject(failure) : resolve(pair))),
  )
  const publicKey = privateKey.n.toString(16).padStart(BITS / 4, '0')
  /** The random text of a block: its little-endian reading reversed is its big-endian reading. */
  const randomOf = (block: string): string => {
    const message = new forge.jsbn.BigInteger(block, 16).modPow(privateKey.d, privateKey.n).toString(16)
    return forge.util.hexToBytes(message)
  }
  return {
    publicKey,
    async open(value, headers) {
      const isOther = (name: string, wanted: string) => (headers.get(name) ?? wanted) !== wanted
      if (isOther('X-RSA', publicKey)) throw new NotOpened('Sealed with another key')
      if (isOther('X-Digest', value)) throw new NotOpened('The digest is of another text')
      const block = headers.get('Encryption') ?? ''
      if (!/^[0-9a-f]{1,256}$/i.test(block)) throw new NotOpened('The header Encryption is missing')
      const random = randomOf(block)
      if (!RANDOM.test(random)) throw new NotOpened('Sealed with another key')
      const decipher = forge.cipher.createDecipher('DES-ECB', random.slice(0, KEY_LENGTH))
      decipher.start({})
      decipher.update(forge.util.createBuffer(forge.util.decode64(value)))
      if (!decipher.finish()) throw new NotOpened('The sealed text cannot be opened')
      try {
        return JSON.parse(forge.util.decodeUtf8(decipher.output.getBytes()))
      } catch (cause) {
        throw new NotOpened('The sealed text cannot be opened', { cause })
      }
    },
    servicePath(address) {
      const key = forge.util.bytesToHex(forge.random.getBytesSync(KEY_LENGTH / 2))
      const cipher = forge.cipher.createCipher('DES-ECB', key)
      cipher.start({})
      cipher.update(forge.util.createBuffer(address, 'utf8'))
      cipher.finish()
      return forge.util.encode64(cipher.output.getBytes()) + key
    },
  }
}
