import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { gatherCommits, type GatheredCommits } from './gatherCommits.ts'

let database: DatabaseSync
let commits: GatheredCommits
/** Flushes that the disk has not finished. */
let disk: ((failure: Error | null) => void)[]
let flushedNow: number

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE rows (key TEXT NOT NULL)')
  disk = []
  flushedNow = 0
  commits = gatherCommits(database, {
    flush: (done) => void disk.push(done),
    flushNow: () => void (flushedNow += 1),
    close() {},
  })
})

const add = (key: string) => commits.add(() => database.prepare('INSERT INTO rows VALUES (?)').run(key))
/** What has become of everything that was added so far. */
function outcome(): { now: string } {
  const seen = { now: 'waits' }
  commits.settled().then(
    () => (seen.now = 'on the disk'),
    () => (seen.now = 'lost'),
  )
  return seen
}
async function untilFlushing(count: number): Promise<void> {
  for (let turns = 0; disk.length < count && turns < 100_000; turns++) await turn()
  expect(disk).toHaveLength(count)
}

it('nothing is acknowledged before the disk has it, not even what was added while the disk worked', async () => {
  add('first')
  const first = outcome()
  await untilFlushing(1)
  add('second')
  const second = outcome()
  await turn()
  expect([first.now, second.now]).toEqual(['waits', 'waits'])
  disk[0]?.(null)
  await turn()
  expect([first.now, second.now]).toEqual(['on the disk', 'waits'])
  await untilFlushing(2)
  disk[1]?.(null)
  await turn()
  expect(second.now).toBe('on the disk')
})

it('many commits at once go to the disk in one flush', async () => {
  for (let count = 0; count < 50; count++) add(`row ${count}`)
  await untilFlushing(1)
  disk[0]?.(null)
  await commits.settled()
  expect(disk).toHaveLength(1)
  expect(database.prepare('SELECT count(*) AS rows FROM rows').get()).toEqual({ rows: 50 })
})

it('after a failed flush nothing is acknowledged or accepted any more', async () => {
  add('first')
  const first = outcome()
  await untilFlushing(1)
  add('second')
  const second = outcome()
  disk[0]?.(new Error('no space'))
  await turn()
  expect([first.now, second.now, outcome().now]).toEqual(['lost', 'lost', 'waits'])
  expect(() => add('third')).toThrow('The state could not be written')
  await expect(commits.settled()).rejects.toThrow('The state could not be written')
})

it('whoever closes the store waits for the disk, whatever it was doing', async () => {
  add('first')
  await untilFlushing(1)
  add('second')
  const both = outcome()
  commits.settleNow()
  await turn()
  expect([flushedNow, both.now, database.isTransaction]).toEqual([1, 'on the disk', false])
  // The flush that was running ends later, and changes nothing.
  disk[0]?.(null)
  commits.settleNow()
  expect(flushedNow).toBe(1)
})
