/** The schema of merchant files as JSON Schema, for editors; `npm run entries` writes it. */
import { merchantFileSchema } from '../../packages/api/src/merchant/merchantFile.ts'
import { modules } from '../../packages/api/src/merchant/modules.ts'
import { registrationFields } from '../../packages/api/src/merchant/registrationFields.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const source = path.resolve(import.meta.dirname, '../../packages/api/src/merchant/merchantFile.ts')

interface Schema {
  description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Doc comments of the schema's source by the path of the key they precede, such as `market.country`. */
function comments(): ReadonlyMap<string, string> {
  const text = readFileSync(source, 'utf8')
  const from = (declaration: string) => text.slice(text.indexOf(declaration))
  const duties = from('const duties =')
  return new Map([
    ...commentsOf(from('export const merchantFileSchema'), ''),
    ...commentsOf(duties.slice(0, duties.indexOf('\n})')), 'duties.'),
  ])
}

function commentsOf(text: string, prefix: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const above: { readonly indent: number; readonly name: string }[] = []
  for (const [, indent = '', comment, name = ''] of text.matchAll(
    /^( +)(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?(\$?\w+)(?::|,$)/gm,
  )) {
    while ((above.at(-1)?.indent ?? -1) >= indent.length) above.pop()
    above.push({ indent: indent.length, name })
    const words = comment
      ?.replaceAll(/^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (words) found.set(prefix + above.map((one) => one.name).join('.'), words)
  }
  return found
}

/** Descriptions of keys that come from a table, such as the ids of modules. */
const tables = (): readonly (readonly [string, string])[] => [
  ...Object.entries(modules).map(([id, { name, purpose }]) => [`modules.${id}`, `${name}. ${purpose}`] as const),
  ...Object.entries(registrationFields).map(([name, what]) => [`registration.${name}`, what] as const),
]

/** The meaning of keys wherever they occur. */
const usual: Readonly<Record<string, string>> = {
  name: 'The name that people read.',
  number: 'The number, in digits.',
  minimum: 'The fewest.',
  maximum: 'The most.',
  rule: 'What it consists of.',
  url: 'Where it leads: an address that begins with https://, in the footer also a path of the site.',
}

function describe(schema: Schema, notes: ReadonlyMap<string, string>, at = ''): void {
  const note = notes.get(at) ?? usual[at.slice(at.lastIndexOf('.') + 1)]
  if (note !== undefined) schema.description = note
  for (const part of [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
    for (const [name, inside] of Object.entries(part.properties ?? {}))
      describe(inside, notes, at === '' ? name : `${at}.${name}`)
}

/** The content of `merchants/merchant.schema.json`. */
export function merchantSchemaJson(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(merchantFileSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  describe(schema as Schema, new Map([...comments(), ...tables()]))
  return {
    ...schema,
    title: 'Merchant',
    description: 'One merchant: everything about a brand that is not a colour or a picture.',
  }
}
