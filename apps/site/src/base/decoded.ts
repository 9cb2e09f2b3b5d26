/** A text decoded from an address; as it is if its encoding is broken, as in `100%`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
