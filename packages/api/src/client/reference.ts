// Without I, L, O and U, because references are read out over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function digits(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text
  return text
}

/**
 * Makes the short reference by which a failure is found, e.g. '8KQ2M-7TX'. The first five characters are the second of
 * the failure (repeats after about 388 days), the last three are random.
 */
export function makeReference(now: () => number, random: () => number): string {
  return `${digits(Math.floor(now() / 1000), 5)}-${digits(Math.floor(random() * 32 ** 3), 3)}`
}
