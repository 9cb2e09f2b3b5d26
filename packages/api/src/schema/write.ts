/**
 * Writes the contract's documents into `dist/documents`, from where the package ships them. Part of the package's
 * build.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractDocuments } from './documents.ts'

const folder = path.resolve(import.meta.dirname, '../../dist/documents')
rmSync(folder, { recursive: true, force: true })
for (const [name, text] of contractDocuments()) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
