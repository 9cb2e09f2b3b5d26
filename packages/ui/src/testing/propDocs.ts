/** What a component's props say about themselves, read from its source. */

/** One prop of an interface or a type. */
export interface PropDoc {
  readonly name: string
  /** The comment before it; empty when there is none. */
  readonly doc: string
}

/** The text between the braces that open at `from`. */
const block = (source: string, from: number): string => {
  let depth = 0
  for (let at = source.indexOf('{', from); at >= 0 && at < source.length; at += 1) {
    if (source[at] === '{') depth += 1
    if (source[at] === '}') depth -= 1
    if (depth === 0) return source.slice(source.indexOf('{', from) + 1, at)
  }
  return ''
}

/** The members of a block that are its own and not those of a block inside it. */
const member = /^ {2}(?:readonly )?(?:'([^']+)'|(\w+))\??:/

/** The props that `interface ButtonProps` has of its own; `undefined` when the file has none of that name. */
export const propsOf = (source: string, name: string): readonly PropDoc[] | undefined => {
  const at = new RegExp(`^(?:export )?(?:interface ${name}\\b|type ${name}\\b[^=]*=)`, 'm').exec(source)
  if (!at) return undefined
  const found: PropDoc[] = []
  let doc = ''
  let open = false
  for (const line of block(source, bodyAt(source, at.index)).split('\n')) {
    if (/^ {2}\/\*\*/.test(line)) [doc, open] = ['', true]
    if (open) doc += `${line}\n`
    if (open && line.includes('*/')) open = false
    else if (!open) {
      const [, quoted, plain] = member.exec(line) ?? []
      const named = quoted ?? plain
      if (named !== undefined) found.push({ name: named, doc })
      if (named !== undefined || line.trim() === '') doc = ''
    }
  }
  return found
}

/** Where the body of an interface begins: after what it extends, in which braces may stand too. */
const bodyAt = (source: string, from: number): number => {
  const head = /\{\n/g
  head.lastIndex = from
  return head.exec(source)?.index ?? from
}

/** The defaults that a component's parameters give, but for nothing and off: `variant = 'solid'` gives `variant`. */
export const defaultsOf = (source: string, component: string): readonly string[] => {
  const parameters = new RegExp(`^export const ${component}\\b[^{]*?\\(\\s*\\{([\\s\\S]*?)\\n?\\s*\\}: `, 'm')
  const [, given = ''] = parameters.exec(source) ?? []
  const defaults = given.matchAll(/(?:^|,)\s*(\w+)(?:: \w+)? = ([^,\n]+)/g)
  return [...defaults].flatMap(([, name = '', value = '']) =>
    /^(?:false|null|\[\]|''|\(\) => \{\}|no[A-Z]\w*)$/.test(value.trim()) ? [] : [name],
  )
}
