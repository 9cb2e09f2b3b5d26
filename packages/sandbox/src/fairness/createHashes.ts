/** SHA-256 and what is built from it, on bytes and at once. */
export interface Hashes {
  /** UTF-8 bytes of a text. */
  bytes(text: string): Uint8Array
  /** 32 bytes (FIPS 180-4). */
  sha256(message: Uint8Array): Uint8Array
  /** 32 bytes (RFC 2104 with SHA-256). */
  hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array
  /** Lower-case hex digits. */
  hex(bytes: Uint8Array): string
}

/**
 * Makes the hashes. Written out because the platforms' own digest is asynchronous everywhere, and an operation on the
 * state must not wait halfway. The function refers to nothing outside itself: the page that checks rounds runs its very
 * text.
 */
export const createHashes = (): Hashes => {
  const constants = new Uint32Array(64)
  const start = new Uint32Array(8)
  // First 32 bits of the fractional parts of the cube and square roots of the first primes (FIPS 180-4, 4.2.2, 5.3.3).
  const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32)
  for (let number = 2, found = 0; found < 64; number++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= number && prime; divisor++) prime = number % divisor !== 0
    if (!prime) continue
    if (found < 8) start[found] = fraction(Math.sqrt(number))
    constants[found++] = fraction(Math.cbrt(number))
  }
  const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
  const at = (list: Uint32Array, index: number): number => list[index] as number
  const words = new Uint32Array(64)

  const sha256 = (message: Uint8Array): Uint8Array => {
    const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
    padded.set(message)
    padded[message.length] = 0x80
    const view = new DataView(padded.buffer)
    view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
    view.setUint32(padded.length - 4, message.length << 3)
    const hash = start.slice()
    for (let block = 0; block < padded.length; block += 64) {
      for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + index * 4)
      for (let index = 16; index < 64; index++) {
        const early = at(words, index - 15)
        const late = at(words, index - 2)
        const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
        const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
        words[index] = at(words, index - 16) + small0 + at(words, index - 7) + small1
      }
      let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
      for (let index = 0; index < 64; index++) {
        const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        const choice = (e & f) ^ (~e & g)
        const first = (h + big1 + choice + at(constants, index) + at(words, index)) | 0
        const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        const majority = (a & b) ^ (a & c) ^ (b & c)
        h = g
        g = f
        f = e
        e = (d + first) | 0
        d = c
        c = b
        b = a
        a = (first + big0 + majority) | 0
      }
      for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + word
    }
    const digest = new Uint8Array(32)
    const out = new DataView(digest.buffer)
    for (let index = 0; index < 8; index++) out.setUint32(index * 4, at(hash, index))
    return digest
  }

  const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
    const short = key.length > 64 ? sha256(key) : key
    const keyed = (mask: number, rest: Uint8Array): Uint8Array => {
      const block = new Uint8Array(64 + rest.length).fill(mask, 0, 64)
      for (let index = 0; index < short.length; index++) block[index] = mask ^ (short[index] as number)
      block.set(rest, 64)
      return sha256(block)
    }
    return keyed(0x5c, keyed(0x36, message))
  }

  const encoder = new TextEncoder()
  return {
    bytes: (text) => encoder.encode(text),
    sha256,
    hmacSha256,
    hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}

/** The hashes of this package. */
export const hashes = createHashes()
