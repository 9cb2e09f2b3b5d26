import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KEY_BYTES, type Scrypt } from '../core/secrets/scrypt.ts'
import type { Vault } from '../core/secrets/vault.ts'
import { StateFileRefused } from './StateFileRefused.ts'

const KIB = 1024

/** OpenSSL's scrypt. */
export const nodeScrypt: Scrypt = (text, salt, memory) =>
  scryptSync(text, salt, KEY_BYTES, { N: memory, r: 8, p: 1, maxmem: 2 * memory * KIB + KIB * KIB })

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A vault: AES-256-GCM with a fresh nonce for each text, and HMAC-SHA256, with keys derived from one key. */
export function nodeVault(key: Uint8Array): Vault {
  const derived = (name: 'seal' | 'fingerprint') => Buffer.from(hkdfSync('sha256', key, '', name, 32))
  const [sealing, marking] = [derived('seal'), derived('fingerprint')]
  return {
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest('hex'),
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const whole = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', sealing, whole.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      cipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([cipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
    },
  }
}

/**
 * The key of a stored state: in a separate file that only this user can read, created if missing. A stolen copy of the
 * state cannot be decrypted without it. Throws {@link StateFileRefused} when the file holds something else.
 */
export function vaultKey(data: string): Uint8Array {
  if (data === ':memory:') return randomBytes(KEY_BYTES)
  const file = `${data}.key`
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== KEY_BYTES)
    throw new StateFileRefused(
      `${file} does not hold the key of ${data}. Put the key back from a copy, or start with --fresh, which keeps the old files under another name.`,
    )
  return key
}
