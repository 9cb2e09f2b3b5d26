import { endpoints } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { JsonSchema } from './json-schemas.ts'

/** A field of a request or a value as compatibility sees it. */
interface Field {
  readonly required: boolean
  /** The allowed values of the field, if they are a closed list. */
  readonly oneOf?: readonly string[]
}

/** Fields by path, such as `list[].status`. */
export type Fields = Readonly<Record<string, Field>>

/** The released shape of one call. */
export interface CallShape {
  readonly id: string
  /** Method, address, module, token rule, and whether the body is sealed. */
  readonly address: string
  readonly input: Fields
  readonly value: Fields
}

interface Node extends JsonSchema {
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly additionalProperties?: Node | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Node>>
}

/** The shape of every call, by id. */
export function contractShape(table: readonly Endpoint[] = endpoints()): readonly CallShape[] {
  const schemas = jsonSchemas(Object.fromEntries(table.map((one) => [one.id, one])))
  return table.map((one) => ({
    id: one.id,
    address: [one.method, one.path, one.module ?? '-', one.token, ...(one.sealed ? ['sealed'] : [])].join(' '),
    input: fieldsOf(schemas[one.id]?.input ?? {}),
    value: fieldsOf(schemas[one.id]?.value ?? {}),
  }))
}

/**
 * Breaking changes against a released contract: a removed or moved call, a removed field of a value, a new required
 * field of an input, an enumeration with fewer entries. One sentence each, with call and field; empty if there are
 * none.
 */
export function breaksOf(released: readonly CallShape[], current: readonly CallShape[]): readonly string[] {
  const now = new Map(current.map((call) => [call.id, call]))
  return released.flatMap((before) => {
    const after = now.get(before.id)
    if (after === undefined) return [`${before.id} is removed`]
    return [
      ...(after.address === before.address ? [] : [`${before.id} was "${before.address}" and is "${after.address}"`]),
      ...Object.keys(before.value)
        .filter((path) => !(path in after.value))
        .map((path) => `${before.id}: the value’s field ${path} is removed`),
      ...Object.entries(after.input)
        .filter(
          ([path, field]) => field.required && before.input[path]?.required !== true && parentIn(path, before.input),
        )
        .map(([path]) => `${before.id}: the input’s field ${path} has to be there now`),
      ...narrowed(before.input, after.input).map((what) => `${before.id}: the input’s field ${what}`),
      ...narrowed(before.value, after.value).map((what) => `${before.id}: the value’s field ${what}`),
    ]
  })
}

/** A required field of a newly added object or list entry breaks nothing. */
function parentIn(path: string, before: Fields): boolean {
  if (/(?:\[\]|\{\})$/.test(path)) return path.slice(0, -2) in before
  const parent = path.replace(/(?:\.|^)[^.]*$/, '')
  return parent === '' || parent.replace(/(?:\[\]|\{\})$/, '') in before || parent in before
}

function narrowed(before: Fields, after: Fields): readonly string[] {
  return Object.entries(before).flatMap(([path, { oneOf }]) => {
    const left = after[path]?.oneOf
    // A list that is open now accepts everything it accepted before; one that is closed now did not exist before.
    const gone = left === undefined ? [] : (oneOf?.filter((entry) => !left.includes(entry)) ?? [])
    return gone.length === 0 ? [] : [`${path} no longer takes ${gone.join(', ')}`]
  })
}

function fieldsOf(schema: JsonSchema): Fields {
  const fields: Record<string, Field> = {}
  const root = schema as Node
  const visit = (path: string, node: Node, required: boolean, within: readonly string[]): void => {
    if (node.$ref !== undefined) {
      const target = node.$ref === '#' ? root : root.$defs?.[node.$ref.split('/').at(-1) ?? '']
      if (target !== undefined && !within.includes(node.$ref)) visit(path, target, required, [...within, node.$ref])
      return
    }
    const variants = (node.anyOf ?? [node]).filter(({ type }) => type !== 'null')
    const lists = variants.map((one) => one.enum ?? (one.const === undefined ? undefined : [one.const]))
    const oneOf = lists.every((list) => list !== undefined) ? lists.flat().map(String).toSorted() : undefined
    if (path !== '') {
      const already = fields[path]
      fields[path] = { required: required && (already?.required ?? true), ...(oneOf?.length ? { oneOf } : {}) }
    }
    for (const one of node.anyOf ?? [])
      if (one.$ref !== undefined || one.anyOf !== undefined) visit(path, one, required, within)
    const names = new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))
    const objects = variants.filter(({ properties }) => properties !== undefined)
    for (const name of names) {
      const always = objects.length === variants.length && objects.every((one) => one.required?.includes(name) === true)
      for (const one of objects) {
        const field = one.properties?.[name]
        if (field !== undefined) visit(path === '' ? name : `${path}.${name}`, field, always, within)
      }
    }
    for (const one of variants) {
      if (one.items !== undefined) visit(`${path}[]`, one.items, true, within)
      if (typeof one.additionalProperties === 'object') visit(`${path}{}`, one.additionalProperties, true, within)
    }
  }
  visit('', root, true, [])
  return fields
}

/** The shapes as compact text: one line per call, so that a change of a release can be read by call. */
export function writeShapes(shapes: readonly CallShape[]): string {
  const compact = (fields: Fields): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(fields).map(([path, { required, oneOf }]) => [
        path,
        `${required ? '!' : ''}${oneOf?.join('|') ?? ''}`,
      ]),
    )
  return shapes
    .map(({ id, address, input, value }) => `${JSON.stringify([id, address, compact(input), compact(value)])}\n`)
    .join('')
}

/** Reads what `writeShapes` wrote. */
export function readShapes(text: string): readonly CallShape[] {
  const fields = (written: Readonly<Record<string, string>>): Fields =>
    Object.fromEntries(
      Object.entries(written).map(([path, facts]) => {
        const list = facts.replace(/^!/, '')
        return [path, { required: facts.startsWith('!'), ...(list === '' ? {} : { oneOf: list.split('|') }) }]
      }),
    )
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id, address, input, value] = JSON.parse(line) as [
        string,
        string,
        Record<string, string>,
        Record<string, string>,
      ]
      return { id, address, input: fields(input), value: fields(value) }
    })
}
