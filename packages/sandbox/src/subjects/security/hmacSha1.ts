const BLOCK = 64

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by))

/** SHA-1 of bytes (FIPS 180-4). Only for HMAC inside RFC 6238; it is no digest for anything else any more. */
function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length << 3)
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0])
  const words = new Uint32Array(80)
  const at = (list: Uint32Array, index: number) => list[index] as number
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let index = 0; index < 80; index++) {
      words[index] =
        index < 16
          ? view.getUint32(block + index * 4)
          : rotate(at(words, index - 3) ^ at(words, index - 8) ^ at(words, index - 14) ^ at(words, index - 16), 1)
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
    for (let index = 0; index < 80; index++) {
      const [mixed, constant] =
        index < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : index < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : index < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6]
      const next = (rotate(a, 5) + mixed + e + constant + at(words, index)) | 0
      e = d
      d = c
      c = rotate(b, 30)
      b = a
      a = next
    }
    for (const [index, word] of [a, b, c, d, e].entries()) state[index] = at(state, index) + word
  }
  const digest = new Uint8Array(20)
  const out = new DataView(digest.buffer)
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word)
  return digest
}

/**
 * HMAC with SHA-1 (RFC 2104). Written out for the reason the digest of passwords is: the platforms' own is asynchronous
 * everywhere, and an operation on the state must not wait halfway.
 */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha1(key) : key
  const block = (pad: number, tail: Uint8Array) => {
    const whole = new Uint8Array(BLOCK + tail.length).fill(pad, 0, BLOCK)
    for (const [index, byte] of short.entries()) whole[index] = byte ^ pad
    whole.set(tail, BLOCK)
    return whole
  }
  return sha1(block(0x5c, sha1(block(0x36, message))))
}
