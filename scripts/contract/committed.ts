import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { contractDocuments } from '../../packages/api/src/schema/documents.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Folder of the documents made from the contract, as the repository names it. */
export const contractFolder = 'docs/contract'

/** The documents as they should be, formatted as the repository is, by path from its root. */
export async function expectedDocuments(): Promise<ReadonlyMap<string, string>> {
  const {
    $schema: _schema,
    ignorePatterns: _ignored,
    ...style
  } = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as Record<string, unknown>
  const documents = new Map<string, string>()
  for (const [name, text] of contractDocuments()) {
    const { code, errors } = await format(name, text, style)
    if (errors.length > 0)
      throw new Error(`${name} cannot be formatted: ${errors.map(({ message }) => message).join(' ')}`)
    documents.set(`${contractFolder}/${name}`, code)
  }
  return documents
}

/** The committed documents that are not as they should be: changed, missing, or of a group that is gone. */
export function driftOf(expected: ReadonlyMap<string, string>): readonly string[] {
  const changed = [...expected].filter(([name, text]) => {
    const file = path.join(root, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  return [...changed.map(([name]) => name), ...leftOver(expected)].toSorted()
}

/** Writes the documents and takes away those of groups that are gone. Gives the files that changed. */
export function writeDocuments(expected: ReadonlyMap<string, string>): readonly string[] {
  const drifted = driftOf(expected)
  for (const name of leftOver(expected)) rmSync(path.join(root, name))
  for (const name of drifted) {
    const text = expected.get(name)
    if (text === undefined) continue
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return drifted
}

function leftOver(expected: ReadonlyMap<string, string>): readonly string[] {
  return ['', 'reference/', 'schemas/'].flatMap((folder) => {
    const place = path.join(root, contractFolder, folder)
    if (!existsSync(place)) return []
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${contractFolder}/${folder}${name}`)
      .filter((name) => !expected.has(name))
  })
}
