/**
 * `npm run rows`: for each requirement row, how many journeys, stories and unit tests that ran and passed in the last
 * full run of `npm test` name it. Writes `.reports/rows.md` and prints a summary. Fails on an id that no row has.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { evidence, evidenceSummary, evidenceTable, passedTitles, readRows, unknownIds } from './testing/rows.ts'

const root = path.resolve(import.meta.dirname, '..')
const titles = (name: string) => {
  const file = path.join(root, '.reports', `${name}.json`)
  return existsSync(file) ? passedTitles(JSON.parse(readFileSync(file, 'utf8'))) : []
}
const rows = readRows(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'))
const passed = {
  journeys: titles('journeys'),
  stories: titles('stories'),
  unit: [...titles('unit'), ...titles('packages')],
}
const found = evidence(rows, passed)
writeFileSync(path.join(root, '.reports/rows.md'), `# Rows and the tests that passed\n\n${evidenceTable(found)}`)
console.log(evidenceSummary(found))
const unknown = unknownIds(rows, passed)
if (unknown.length > 0) console.error(`No row of docs/requirements.md: ${unknown.join(', ')}`)
process.exit(unknown.length > 0 ? 1 : 0)
