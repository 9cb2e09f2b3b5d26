/** The schema of brand files as JSON Schema, with the source's comments as the descriptions that editors show. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandSchema } from '../../packages/ui/src/brand/brandSchema.ts'
import * as z from 'zod/mini'

const source = path.resolve(import.meta.dirname, '../../packages/ui/src')

interface Schema {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}

/** One-line doc comments of a file by the name they precede. */
const comments = (file: string): ReadonlyMap<string, string> => {
  const text = readFileSync(path.join(source, file), 'utf8')
  const found = [...text.matchAll(/^ {2}\/\*\* (.+?) \*\/\n {2}(\$?\w+):/gm)]
  return new Map(found.map(([, comment = '', name = '']) => [name, comment]))
}

const described = (properties: Record<string, Schema>, notes: ReadonlyMap<string, string>) => {
  for (const [name, schema] of Object.entries(properties)) {
    const note = notes.get(name)
    if (note !== undefined) schema.description = note
  }
}

/** The content of `packages/ui/brand.schema.json`. */
export const brandSchemaJson = (): Schema => {
  const schema = z.toJSONSchema(brandSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as Schema
  const properties = schema.properties ?? {}
  described(properties, comments('brand/brandSchema.ts'))
  const tokens = comments('theme/tokens.ts')
  for (const name of ['colors', 'shadows']) {
    const group = properties[name]
    // Editors complete property names from `properties`, not from `propertyNames`.
    const known =
      (group?.['propertyNames'] as { enum?: readonly string[] } | undefined)?.enum ??
      Object.keys(group?.properties ?? {})
    if (!group) continue
    const value = group['additionalProperties'] as Schema | undefined
    group.properties = Object.fromEntries(known.map((token) => [token, { ...(value ?? group.properties?.[token]) }]))
    described(group.properties, tokens)
    group['additionalProperties'] = false
    delete group['propertyNames']
  }
  return { ...schema, title: 'Brand', description: 'Everything that makes the kit one merchant’s.' }
}
