import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { contract } from '../contract/contract.ts'
import type { Dialect } from '../dialect/dialect.ts'

/** An invalid dialect file; the message names file, place and remedy. */
export class DialectUnusable extends Error {
  override readonly name = 'DialectUnusable'
}

const call = z.strictObject({
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
  path: z.optional(z.templateLiteral(['/', z.string()])),
  module: z.optional(z.nullable(z.string())),
  sends: z.optional(z.enum(['query', 'json', 'form'])),
  fields: z.optional(z.record(z.string(), z.string())),
})

const dialect = z.strictObject({
  name: z.string(),
  calls: z.record(
    z.string().check(z.refine((id) => Object.hasOwn(contract, id), { error: 'is no call of the contract' })),
    call,
  ),
})

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new DialectUnusable(`${file} ${why}.`, { cause })
  }
}

/**
 * Reads a dialect from a JSON file: a name, and by the call's id what differs from the contract. @throws
 * DialectUnusable
 */
export function readDialect(file: string): Dialect {
  const read = dialect.safeParse(parsed(file))
  if (read.success) return read.data as Dialect
  const [first] = read.error.issues
  const place = first?.path.map(String).join('.') ?? ''
  const why = first?.code === 'invalid_key' ? first.issues[0]?.message : first?.message
  throw new DialectUnusable(`${file}: ${place || 'the file'}: ${why ?? 'is not valid'}`)
}
