/** The attributes in a component's own documentation, read from its source. */

/** The comment before `export const Name`, or an empty string. */
export const docOf = (source: string, name: string): string => {
  const at = new RegExp(`^export const ${name}\\b`, 'm').exec(source)
  if (!at) return ''
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, at.index)) ?? []
  return comment.replaceAll(/^\s*\* ?/gm, '').trim()
}

/**
 * The data attributes that a comment names, such as `data-tone`, for the root and its parts. The phrase “those of
 * `Button`” includes that component's attributes; `docFor` returns its comment.
 */
export const documentedAttributes = (doc: string, docFor: (name: string) => string): ReadonlySet<string> => {
  const own = [...doc.matchAll(/`(data-[a-z-]+)`/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const others = [...doc.matchAll(/\bthose of `([A-Z]\w+)`/g)].flatMap(([, name]) =>
    name === undefined ? [] : [...documentedAttributes(docFor(name), docFor)],
  )
  return new Set([...own, ...others])
}
