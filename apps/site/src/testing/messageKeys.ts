import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Strings of a source file that can be message keys or parts of them. */
export interface Strings {
  /** String literals. */
  readonly literals: readonly string[]
  /** Strings in types: `'day' | 'week'`. */
  readonly types: readonly string[]
  /** Names of properties: `{ day: … }`. */
  readonly names: readonly string[]
  /**
   * Template literals with placeholders that capture: `deposit.status_${status}` matches every status. Only those that
   * begin with a word, because others match any text.
   */
  readonly templates: readonly RegExp[]
  /** Relative paths of the file's imports, without type-only imports and parts that load later. */
  readonly imports: readonly string[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isName = (node: Node, field: string) => field === 'key' && /Property/.test(node.type) && !node['computed']

/** Reads the strings of a source file from its syntax tree, without imports. */
export function stringsIn(file: string): Strings {
  const literals: string[] = []
  const types: string[] = []
  const names: string[] = []
  const templates: RegExp[] = []
  const visit = (node: Node, into: string[]): void => {
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Literal' && typeof node['value'] === 'string') into.push(node['value'])
    if (node.type === 'Identifier' && into === names) names.push(String(node['name']))
    if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
      const parts = quasis.map(({ value }) => escaped(value.cooked))
      if (/^[a-z]\w+/i.test(parts[0] ?? '')) templates.push(new RegExp(`^${parts.join('(.+)')}$`))
    }
    for (const [field, value] of Object.entries(node))
      for (const child of [value].flat())
        if (isNode(child)) visit(child, isName(node, field) ? names : node.type === 'TSLiteralType' ? types : into)
  }
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
  visit(program as unknown as Node, literals)
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((from) => from.startsWith('.'))
  return { literals, types, names, templates, imports }
}
