import { toJSONSchema } from 'zod'
import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Both sides of one call as JSON Schemas of what travels. */
export interface EndpointSchemas {
  readonly input: JsonSchema
  readonly value: JsonSchema
}

/**
 * The contract as JSON Schemas, by endpoint id. They describe the wire, so before normalisation: an amount is a number
 * or decimal text there. For documents and for platforms in other languages; shipped code does not import this file, as
 * it brings the whole of zod.
 */
export function jsonSchemas(table: Readonly<Record<string, Endpoint>> = contract): Record<string, EndpointSchemas> {
  const schemaOf = (schema: Endpoint['input']): JsonSchema => toJSONSchema(schema, { io: 'input' }) as JsonSchema
  return Object.fromEntries(
    Object.values(table).map((one) => [one.id, { input: schemaOf(one.input), value: schemaOf(one.value) }]),
  )
}
