const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Up to three letters of a name, with their marks: "GCash" is GC, "BDO Unibank" BDO, "Maya" MA, "বিকাশ" বিকা. */
export const initials = (name: string): string => {
  const signs = [...graphemes.segment(name.normalize('NFC').trim())].map(({ segment }) => segment)
  const [first = ''] = name.trim().split(/\s+/)
  const capitals = /^\p{Lu}{2,3}$/u.test(first) ? [...first] : signs.filter((sign) => /^\p{Lu}/u.test(sign))
  const letters = capitals.length > 1 ? capitals.slice(0, 3) : signs.filter((sign) => /^\p{L}/u.test(sign)).slice(0, 2)
  return letters.join('').toLocaleUpperCase('en')
}
