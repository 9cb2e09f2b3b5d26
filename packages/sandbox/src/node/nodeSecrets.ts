import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KEY_BYTES, type Argon2 } from '../core/secrets/argon2.ts'
import type { Vault } from '../core/secrets/vault.ts'
import { argon2Beside } from './argon2Threads.ts'
import { argon2Now } from './argon2Now.ts'

/** Argon2id on its own threads that give way to everything else. */
export const nodeArgon2: Argon2 = { derive: argon2Beside, deriveNow: argon2Now }

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keys of a state. */
export interface VaultKeys {
  /** What is only compared is marked with this one, for the life of the state: marks cannot be made again. */
  readonly fingerprint: Uint8Array
  /** What is read again is encrypted with the first; the others open what was encrypted before. */
  readonly seals: readonly Uint8Array[]
}

const derived = (key: Uint8Array, name: 'seal' | 'fingerprint') => Buffer.from(hkdfSync('sha256', key, '', name, 32))

/**
 * A vault: AES-256-GCM with a separate nonce for each text, and HMAC-SHA256. The keys are asked for when they are first
 * needed.
 */
export function nodeVault(read: () => VaultKeys): Vault {
  let known: { readonly fingerprint: Buffer; readonly seals: readonly Buffer[] } | undefined
  const keys = () => {
    if (known !== undefined) return known
    const { fingerprint, seals } = read()
    known = { fingerprint: derived(fingerprint, 'fingerprint'), seals: seals.map((key) => derived(key, 'seal')) }
    return known
  }
  return {
    fingerprint: (text) => createHmac('sha256', keys().fingerprint).update(text).digest('hex'),
    seal(text) {
      const [newest] = keys().seals
      if (newest === undefined) throw new Error('There is no key to encrypt with.')
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const whole = Buffer.from(sealed, 'base64url')
      let failure: unknown
      for (const key of keys().seals) {
        try {
          return opened(whole, key)
        } catch (reason) {
          failure = reason
        }
      }
      throw failure
    },
  }
}

function opened(whole: Buffer, key: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  cipher.setAuthTag(whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([cipher.update(whole.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
}

const keyFile = (data: string) => `${data}.key`
const newKey = () => randomBytes(KEY_BYTES)

/**
 * The keys of a stored state: in a separate file that only this user can read, made when missing. A stolen copy of the
 * state opens nothing without it; an operator keeps it where the state's backups are not. Its first line is the key of
 * marks, and of seals where it is the only line; further lines are keys of seals, newest first.
 */
export function vaultKeys(data: string): VaultKeys {
  if (data === ':memory:') return { fingerprint: newKey(), seals: [newKey()] }
  const file = keyFile(data)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, newKey().toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const [fingerprint, ...seals] = lines.map((line) => Buffer.from(line, 'base64url'))
  if (fingerprint === undefined || [fingerprint, ...seals].some(({ length }) => length !== KEY_BYTES))
    throw new Error(`${file} does not hold the key of the state.`)
  return { fingerprint, seals: seals.length > 0 ? seals : [fingerprint] }
}

/** Puts a new key of seals before those there are. */
export function addSealingKey(data: string): void {
  const { fingerprint, seals } = vaultKeys(data)
  writeKeys(data, { fingerprint, seals: [newKey(), ...seals] })
}

/** Drops all keys of seals but the newest. */
export function dropOldSealingKeys(data: string): void {
  const { fingerprint, seals } = vaultKeys(data)
  writeKeys(data, { fingerprint, seals: seals.slice(0, 1) })
}

function writeKeys(data: string, { fingerprint, seals }: VaultKeys): void {
  const file = keyFile(data)
  const text = [fingerprint, ...seals].map((key) => Buffer.from(key).toString('base64url')).join('\n')
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
