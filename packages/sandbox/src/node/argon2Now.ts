import crypto from 'node:crypto'
import { KEY_BYTES, portableArgon2, type Argon2 } from '../core/secrets/argon2.ts'

/** Argon2id of OpenSSL on the thread that asks. Node has it from 24.7 on; before, it is worked out in JavaScript. */
export const argon2Now: Argon2['deriveNow'] =
  typeof crypto.argon2Sync === 'function'
    ? (text, nonce, { memory, passes }) =>
        crypto.argon2Sync('argon2id', { message: text, nonce, parallelism: 1, tagLength: KEY_BYTES, memory, passes })
    : portableArgon2.deriveNow
