const localAtoms = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
// Labels have bounded lengths and the whole text at most 254 characters, so backtracking costs a few steps a character.
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i

/**
 * Whether a text is an email address that a mail server would accept: dotted atoms, an `@`, and at least two host
 * labels (RFC 5321 lengths: 64 before the `@`, 254 in all). Quoted local parts and address literals are refused, as
 * registration servers refuse them. Hosts in other scripts use their `xn--` form.
 */
export const isEmailAddress = (text: string): boolean => {
  if (text.length > 254) return false
  const at = text.indexOf('@')
  return at > 0 && at <= 64 && localAtoms.test(text.slice(0, at)) && host.test(text.slice(at + 1))
}
