/** `npm run contract`: writes docs/contract from the contract's table. `--check` only says what is out of date. */
import { driftOf, expectedDocuments, writeDocuments } from './contract/committed.ts'

const expected = await expectedDocuments()
const checking = process.argv.includes('--check')
const drifted = checking ? driftOf(expected) : writeDocuments(expected)
for (const name of drifted) console.log(`${checking ? 'out of date' : 'written'}: ${name}`)
if (drifted.length === 0) console.log(`${expected.size} documents are as the contract says.`)
if (checking && drifted.length > 0) process.exit(1)
