import { toJSONSchema } from 'zod'
import { endpoints } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import * as scalars from '../contract/scalars.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { JsonSchema } from './json-schemas.ts'

/** Value types that every call uses: their names in the schemas, and their words in the reference. */
const kinds = [
  ['Text', scalars.text, 'text or number'],
  ['MaybeText', scalars.maybeText, 'text, number or null'],
  ['Whole', scalars.count, 'whole number'],
  ['MaybeWhole', scalars.maybeCount, 'whole number or null'],
  ['Amount', scalars.money, 'amount'],
  ['MaybeAmount', scalars.maybeMoney, 'amount or null'],
  ['YesNo', scalars.flag, 'yes or no'],
] as const

const withoutDialect = ({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema => schema

const scalarOf = new Map(
  kinds.map(([name, schema, words]) => {
    const shape = withoutDialect(toJSONSchema(schema, { io: 'input' }) as JsonSchema)
    return [JSON.stringify(shape), { name, words, shape }]
  }),
)

/** A schema in words, if it is one of the types that every call uses. */
export const scalarWords = (schema: JsonSchema): string | undefined => scalarOf.get(JSON.stringify(schema))?.words

/** The kind's name of a schema, e.g. 'Amount'. */
export const scalarName = (schema: JsonSchema): string | undefined => scalarOf.get(JSON.stringify(schema))?.name

/**
 * JSON Schemas of some endpoints by name, `member.info.request` and `member.info.value`, with the types they share. All
 * refer to each other under `prefix`, such as `#/$defs/` or `#/components/schemas/`.
 */
export function namedSchemas(
  prefix: string,
  some: readonly Endpoint[] = endpoints(),
): Readonly<Record<string, JsonSchema>> {
  const named: Record<string, JsonSchema> = {}
  const add = (name: string, given: JsonSchema): void => {
    const { $defs, ...own } = withoutDialect(given)
    const within = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(within)
      if (typeof node !== 'object' || node === null) return node
      const kind = scalarOf.get(JSON.stringify(node))
      if (kind !== undefined) {
        named[kind.name] = kind.shape
        return { $ref: prefix + kind.name }
      }
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) =>
          key === '$ref' ? [key, placeOf(String(value), prefix, name)] : [key, within(value)],
        ),
      )
    }
    named[name] = within(own) as JsonSchema
    for (const [part, schema] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      named[`${name}.${part}`] = within(schema) as JsonSchema
    }
  }
  const schemas = jsonSchemas(Object.fromEntries(some.map((one) => [one.id, one])))
  for (const [id, { input, value }] of Object.entries(schemas)) {
    add(`${id}.request`, input)
    add(`${id}.value`, value)
  }
  return Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const placeOf = (reference: string, prefix: string, name: string): string =>
  reference === '#' ? prefix + name : `${prefix}${name}.${reference.split('/').at(-1)}`
