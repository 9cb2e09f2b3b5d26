// Without I, L, O and U: a reference is read out over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function digits(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text
  return text
}

/**
 * Makes the short texts by which a failure is found again, e.g. '8KQ2M-7TX'. The first five characters are the second
 * it happened (it repeats after about 388 days), the last three are chance.
 */
export function makeReference(now: () => number, random: () => number): string {
  return `${digits(Math.floor(now() / 1000), 5)}-${digits(Math.floor(random() * 32 ** 3), 3)}`
}
