import type { JsonSchema } from './json-schemas.ts'
import { scalarWords } from './named-schemas.ts'

/** A field of a request or an answer, as the reference lists it. */
export interface FieldRow {
  /** Path of the field: `list[].vo.winAmount`; '' for a value that is not an object. */
  readonly path: string
  /** Its description. */
  readonly is: string
  readonly required: boolean
}

interface Node extends JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly additionalProperties?: Node | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly maxLength?: number
  readonly $ref?: string
}

/** Fields of a schema, outermost first, each with everything below it. */
export function fieldRows(schema: JsonSchema): readonly FieldRow[] {
  return rowsOf('', schema as Node, true)
}

function rowsOf(path: string, node: Node, required: boolean): readonly FieldRow[] {
  const { core, orNull } = apart(node)
  const more = core.default === undefined || core.default === '' ? '' : `; ${literal(core.default)} unless given`
  const own = (is: string): FieldRow => ({ path, is: `${is}${orNull ? ' or null' : ''}${more}`, required })
  if (core.type === 'object' && core.properties !== undefined && Object.keys(core.properties).length > 0) {
    const below = Object.entries(core.properties).flatMap(([name, field]) =>
      rowsOf(path === '' ? name : `${path}.${name}`, field, core.required?.includes(name) ?? false),
    )
    return path === '' ? below : [own('object'), ...below]
  }
  if (core.type === 'object' && path === '') return []
  if (core.type === 'object' && typeof core.additionalProperties === 'object') {
    return [own('object by name'), ...below(`${path}{}`, core.additionalProperties)]
  }
  if (core.type === 'array' && core.items !== undefined) return [own('list'), ...below(`${path}[]`, core.items)]
  return [own(words(core))]
}

/** The content of an entry, without a row for the entry itself if its fields say it all. */
function below(path: string, entry: Node): readonly FieldRow[] {
  const rows = rowsOf(path, entry, true)
  return rows.length > 1 && rows[0]?.path === path && rows[0].is === 'object' ? rows.slice(1) : rows
}

function apart(node: Node): { readonly core: Node; readonly orNull: boolean } {
  if (scalarWords(withoutDefault(node)) !== undefined || node.anyOf === undefined) return { core: node, orNull: false }
  const some = node.anyOf.filter(({ type }) => type !== 'null')
  const [only] = some
  if (some.length !== 1 || only === undefined) return { core: node, orNull: false }
  return { core: { ...only, ...(node.default === undefined ? undefined : { default: node.default }) }, orNull: true }
}

const withoutDefault = ({ default: _usual, ...rest }: Node): Node => rest
const literal = (value: unknown): string => `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``

function words(node: Node): string {
  const scalar = scalarWords(withoutDefault(node))
  if (scalar !== undefined) return scalar
  if (node.const !== undefined) return literal(node.const)
  if (node.enum !== undefined) return node.enum.map(literal).join(', ')
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map((one) => words(one)))].join(' or ')
  if (node.$ref !== undefined) return 'the same again'
  if (node.type === 'string') return node.maxLength === undefined ? 'text' : `text up to ${node.maxLength}`
  if (node.type === 'integer') return 'whole number'
  if (node.type === 'array') return 'list'
  if (Array.isArray(node.type)) return node.type.map((one) => (one === 'string' ? 'text' : String(one))).join(' or ')
  return typeof node.type === 'string' ? node.type : 'anything'
}
