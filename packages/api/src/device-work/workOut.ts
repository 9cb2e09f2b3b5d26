/** Proof of work in place of a puzzle: the text to hash, and the number of leading zero bits the hash must have. */
export interface DeviceWork {
  readonly seed: string
  readonly zeroBits: number
}

/** Hashes per batch; between two batches the page stays responsive. */
const batch = 256
/** Limit of the work a platform may require: 2^24 hashes take minutes. */
const most = 2 ** 24

const beginsWithZeros = (hash: Uint8Array, bits: number): boolean => {
  const whole = Math.floor(bits / 8)
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

/**
 * Finds the number that solves a platform's proof of work, as text (`slider.check`). Takes about 2^zeroBits hashes:
 * with 16, one or two seconds.
 *
 * @throws {RangeError} after 16 million numbers.
 * @throws {TypeError} if the browser has no Web Crypto, as over plain http.
 */
export async function workOut({ seed, zeroBits }: DeviceWork): Promise<string> {
  const encoder = new TextEncoder()
  for (let first = 0; first < most; first += batch) {
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${seed}.${first + index}`)),
      ),
    )
    const found = hashes.findIndex((hash) => beginsWithZeros(new Uint8Array(hash), zeroBits))
    if (found >= 0) return String(first + found)
  }
  throw new RangeError(`No number gives ${zeroBits} zero bits.`)
}
