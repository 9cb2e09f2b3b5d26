/**
 * `npm run contract`: writes the lists of groups and, into packages/api/dist/documents, the documents. `--check`
 * reports what is out of date or breaks the released contract, and writes nothing. `--release` records the current
 * contract as the released one.
 */
import { writeFileSync } from 'node:fs'
import { updateGroupLists } from './contract/groups.ts'

const asked = new Set(process.argv.slice(2))
const checking = asked.has('--check')
// Everything below imports the lists, so the lists are written first.
const lists = await updateGroupLists({ check: checking })
for (const file of lists) console.log(`${checking ? 'out of date' : 'written'}: ${file}`)

const { brokenPromises, releasedFile } = await import('./contract/released.ts')
if (asked.has('--release')) {
  const { contractShape, writeShapes } = await import('../packages/api/src/schema/compatibility.ts')
  writeFileSync(releasedFile, writeShapes(contractShape()))
  console.log(`written: ${releasedFile}`)
}
const breaks = brokenPromises()
for (const sentence of breaks) console.log(sentence)
if (!checking) {
  await import('../packages/api/src/schema/write.ts')
  console.log('written: packages/api/dist/documents')
}
if (checking && lists.length > 0) process.exit(1)
if (breaks.length > 0) process.exit(1)
