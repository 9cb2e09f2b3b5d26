/**
 * Files of the kit and the forms that are generated from their source: run `npm run entries` after a change of an
 * index, the tokens or the schema of brands. A test fails if that was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cssText } from '../../packages/ui/src/theme/cssText.ts'
import { designTokens } from '../../packages/ui/src/theme/designTokens.ts'
import { brandSchemaJson } from './brandSchemaJson.ts'
import { merchantSchemaJson } from './merchantSchemaJson.ts'
import { withEntries } from './entries.ts'

const kit = path.resolve(import.meta.dirname, '../../packages/ui')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const manifest = (folder: string) => {
  const told = JSON.parse(read(`${folder}package.json`)) as { readonly exports: Readonly<Record<string, unknown>> }
  return json({ ...told, exports: withEntries(told.exports, read(`${folder}src/index.ts`)) })
}

/** Every generated file of `packages/ui` with its expected text. */
export const generated = (): Readonly<Record<string, string>> => ({
  'package.json': manifest(''),
  '../forms/package.json': manifest('../forms/'),
  'brand.schema.json': json(brandSchemaJson()),
  '../../merchants/merchant.schema.json': json(merchantSchemaJson()),
  'tokens.css': cssText(),
  'tokens.json': json(designTokens()),
})

/** The current text of a file of `packages/ui`; undefined if it is missing. */
export const written = (file: string): string => {
  try {
    return read(file)
  } catch {
    return ''
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of Object.entries(generated())) writeFileSync(path.join(kit, file), text)
}
