/** Up to three letters of a name: "GCash" is GC, "BDO Unibank" BDO, "Maya" MA. */
export const initials = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/)
  const capitals = (/^\p{Lu}{2,3}$/u.test(first) ? first : name).match(/\p{Lu}/gu) ?? []
  const letters = capitals.length > 1 ? capitals : (name.match(/\p{L}/gu) ?? [])
  return letters
    .slice(0, capitals.length > 1 ? 3 : 2)
    .join('')
    .toLocaleUpperCase('en')
}
