const localAtoms = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9-]{1,63}$/
const topLabel = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i

/**
 * Whether a text is an e-mail address that a mail server would take: dotted atoms, an `@`, and at least two host labels
 * (RFC 5321 lengths: 64 before the `@`, 254 in all). Quoted local parts and address literals are refused, as
 * registration servers refuse them. Hosts in other scripts come in their `xn--` form [S-162].
 */
export const isEmailAddress = (text: string): boolean => {
  if (text.length > 254) return false
  const at = text.indexOf('@')
  if (at < 1 || at > 64 || !localAtoms.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    topLabel.test(top) &&
    labels.every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-'))
  )
}
