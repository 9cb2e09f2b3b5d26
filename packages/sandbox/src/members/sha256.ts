const ROUNDS = new Uint32Array(64)
const START = new Uint32Array(8)
{
  // First 32 bits of the fractional parts of the cube and square roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3).
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)
  let found = 0
  for (let number = 2; found < 64; number++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= number && prime; divisor++) prime = number % divisor !== 0
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(number))
    ROUNDS[found++] = fraction(Math.cbrt(number))
  }
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of UTF-8 text, as 64 hex digits (FIPS 180-4). Written out because the platforms' own digest is asynchronous
 * everywhere, and an operation on the state must not wait halfway.
 */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)
  const hash = START.slice()
  const words = new Uint32Array(64)
  const at = (list: Uint32Array, index: number) => list[index] as number
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
      const first = (h + big1 + choice + at(ROUNDS, index) + at(words, index)) | 0
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
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}
