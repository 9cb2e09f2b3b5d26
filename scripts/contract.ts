/**
 * `npm run contract`: writes the lists of groups and docs/contract from the contract's groups. `--check` only says what
 * is out of date.
 */
import { updateGroupLists } from './contract/groups.ts'

const checking = process.argv.includes('--check')
// The documents import the lists, so the lists are written first.
const lists = await updateGroupLists({ check: checking })
const { driftOf, expectedDocuments, writeDocuments } = await import('./contract/committed.ts')
const expected = await expectedDocuments()
const drifted = [...lists, ...(checking ? driftOf(expected) : writeDocuments(expected))]
for (const name of drifted) console.log(`${checking ? 'out of date' : 'written'}: ${name}`)
if (drifted.length === 0) console.log(`${expected.size} documents are as the contract says.`)
if (checking && drifted.length > 0) process.exit(1)
