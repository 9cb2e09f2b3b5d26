import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KEY_BYTES, type Scrypt, type ScryptCost } from '../core/secrets/scrypt.ts'
import type { Vault } from '../core/secrets/vault.ts'
import { scryptBeside } from './scryptThreads.ts'

const bounds = ({ N, r, p }: ScryptCost) => ({ N, r, p, maxmem: 256 * (N + p) * r + 2 ** 20 })

/** scrypt of OpenSSL, on threads of its own that give way to everything else. */
export const nodeScrypt: Scrypt = {
  derive: (text, salt, cost) => scryptBeside(text, salt, KEY_BYTES, bounds(cost)),
  deriveNow: (text, salt, cost) => scryptSync(text, salt, KEY_BYTES, bounds(cost)),
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A vault over one key: AES-256-GCM with a separate nonce for each text, and HMAC-SHA256. The key is asked for when it is
 * first needed.
 */
export function nodeVault(key: () => Uint8Array): Vault {
  const keys = new Map<string, Buffer>()
  const keyFor = (name: 'seal' | 'fingerprint'): Buffer => {
    const known = keys.get(name) ?? Buffer.from(hkdfSync('sha256', key(), '', name, 32))
    keys.set(name, known)
    return known
  }
  return {
    fingerprint: (text) => createHmac('sha256', keyFor('fingerprint')).update(text).digest('hex'),
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const whole = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', keyFor('seal'), whole.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      cipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([cipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
    },
  }
}

/**
 * The key of a stored state: in a separate file that only this user can read, made when missing. A stolen copy of the
 * state opens nothing without it; an operator keeps it where the state's backups are not.
 */
export function vaultKey(data: string): Uint8Array {
  if (data === ':memory:') return randomBytes(32)
  const file = `${data}.key`
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64url')
  if (key.length !== 32) throw new Error(`${file} does not hold the key of the state.`)
  return key
}
