/** Work for a device in place of a puzzle: what it hashes, and how many zero bits the hash has to begin with. */
export interface DeviceWork {
  readonly seed: string
  readonly zeroBits: number
}

/** So many hashes are under way at once; between two batches the page stays responsive. */
const batch = 256
/** No platform may keep a device at it for longer: 2^24 hashes are minutes. */
const most = 2 ** 24

const beginsWithZeros = (hash: Uint8Array, bits: number): boolean => {
  const whole = Math.floor(bits / 8)
  return hash.subarray(0, whole).every((byte) => byte === 0) && (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

/**
 * Finds the number that a platform's work asks for, as text (`slider.check`). Takes about 2^zeroBits hashes: with 16, one
 * or two seconds.
 *
 * @throws {RangeError} after 16 million numbers.
 * @throws {TypeError} where the browser has no Web Crypto, as over plain http.
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
