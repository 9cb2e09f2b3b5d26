import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Random } from '../random/random.ts'
import type { Argon2, Argon2Cost } from './argon2.ts'

const SALT_BYTES = 16
/** Derivations one piece of work may wait for. More would be a rule that asks for another one each time it runs. */
const MOST = 8

/** Thrown out of work that needs a derivation which is not there yet. The work is undone and runs again with it. */
class Awaited extends Error {
  override readonly name = 'Awaited'
  readonly place: string
  readonly derive: () => Promise<string>

  constructor(place: string, derive: () => Promise<string>) {
    super('a derivation is awaited')
    this.place = place
    this.derive = derive
  }
}

interface Parsed {
  readonly cost: Argon2Cost
  readonly salt: Uint8Array
}

/**
 * Hashes and checks passwords and payment PINs with Argon2id (decisions 0066, 0237). Rules stay synchronous: inside
 * {@link settle} they run without a derivation first, wait for it outside of the transaction, and run again with it, so
 * that no other request waits and a rule that refuses before it looks at the password costs nothing.
 */
export class Passwords {
  readonly #argon2: Argon2
  readonly #cost: Argon2Cost
  readonly #random: Random
  /** For accounts without a password: checking against it takes as long and never fits. */
  readonly #nobodys: string
  #known: Map<string, string> | null = null
  #waits = false

  constructor(argon2: Argon2, cost: Argon2Cost, random: Random) {
    this.#argon2 = argon2
    this.#cost = cost
    this.#random = random
    this.#nobodys = written({ cost, salt: new Uint8Array(SALT_BYTES) }, '')
  }

  /** The text to store for a new password: `$argon2id$memory$passes$salt$key`. */
  hash(password: string): string {
    const cost = this.#cost
    return this.#derived(`new ${password}`, () => ({ cost, salt: this.#random.bytes(SALT_BYTES) }), password)
  }

  /** Whether a password is the stored one. An empty `stored` is nobody's password and takes as long to refuse. */
  fits(stored: string, password: string): boolean {
    const known = stored || this.#nobodys
    return sameText(
      this.#derived(`${known} ${password}`, () => parsed(known), password),
      stored || '-',
    )
  }

  /** Whether a stored password was hashed at another cost than today's. */
  outdated(stored: string): boolean {
    const { cost } = parsed(stored)
    return cost.memory !== this.#cost.memory || cost.passes !== this.#cost.passes
  }

  /** Runs synchronous work, which must be undone when it throws, as often as it takes to have its derivations. */
  async settle<Result>(work: () => Result): Promise<Result> {
    const known = new Map<string, string>()
    for (let round = 0; round <= MOST; round++) {
      try {
        return this.#within(known, true, work)
      } catch (failure) {
        if (!(failure instanceof Awaited)) throw failure
        known.set(failure.place, await failure.derive())
      }
    }
    throw new Error('a request asks for too many derivations')
  }

  /** Runs work that hashes the same few passwords many times, such as a seed: each is derived once, with one salt. */
  shared<Result>(work: () => Result): Result {
    return this.#within(new Map(), false, work)
  }

  #within<Result>(known: Map<string, string>, waits: boolean, work: () => Result): Result {
    const before = { known: this.#known, waits: this.#waits }
    this.#known = known
    this.#waits = waits
    try {
      return work()
    } finally {
      this.#known = before.known
      this.#waits = before.waits
    }
  }

  #derived(place: string, how: () => Parsed, password: string): string {
    const known = this.#known?.get(place)
    if (known !== undefined) return known
    const parts = how()
    if (this.#waits)
      throw new Awaited(place, async () =>
        written(parts, bytesToHex(await this.#argon2.derive(password, parts.salt, parts.cost))),
      )
    const made = written(parts, bytesToHex(this.#argon2.deriveNow(password, parts.salt, parts.cost)))
    this.#known?.set(place, made)
    return made
  }
}

const written = ({ cost: { memory, passes }, salt }: Parsed, key: string): string =>
  `$argon2id$${memory}$${passes}$${bytesToHex(salt)}$${key}`

function parsed(stored: string): Parsed {
  const [, , memory, passes, salt = ''] = stored.split('$')
  return { cost: { memory: Number(memory), passes: Number(passes) }, salt: hexToBytes(salt) }
}

/** Compares without telling by the time how much was alike. */
function sameText(one: string, other: string): boolean {
  let differing = one.length ^ other.length
  for (let at = 0; at < one.length; at++) differing |= one.charCodeAt(at) ^ other.charCodeAt(at % other.length)
  return differing === 0
}
