import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../../node/sqliteStore.ts'
import { rowText } from '../store/rowText.ts'
import type { Change } from '../store/store.ts'
import { HistoryTable } from './HistoryTable.ts'
import { MemoryTable } from './MemoryTable.ts'
import type { Journal, StateTable, Table, TableShape } from './Table.ts'

interface Row {
  readonly owner: string
  readonly tags: readonly string[]
  readonly at: number
  readonly due: number | null
  readonly amount: bigint
}
const OWNERS = ['ann', 'ben']
const TAGS = ['red', 'blue']
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const LATER = 100

/** The same rows twice: all in memory, and in a store; what the two answer must never differ. */
function twins() {
  const held: string[] = []
  const shape: TableShape<Row> = {
    indexes: {
      owner: (row) => row.owner,
      tag: (row) => row.tags,
      open: { of: (row) => (row.due === null ? null : 'open'), at: (row) => row.due ?? LATER },
    },
    at: (row) => row.at,
  }
  const counted: TableShape<Row> = {
    ...shape,
    followers: [
      {
        add: (row) => held.push(rowText(row)),
        remove: (row) => held.splice(held.indexOf(rowText(row)), 1),
        clear: () => held.splice(0),
      },
    ],
  }
  const store = sqliteStore(':memory:')
  let before = new Map<string, { table: StateTable; key: string; row: unknown }>()
  const journal: Journal = (table, key, row) => {
    const place = table === (memory as unknown) ? `memory ${key}` : `history ${key}`
    if (!before.has(place)) before.set(place, { table, key, row })
  }
  const opened = () =>
    new HistoryTable<Row>(
      'things',
      journal,
      store.history?.('things', Object.keys(shape.indexes ?? {})) as never,
      counted,
    )
  const memory = new MemoryTable<Row>('things', journal, shape)
  let history = opened()
  return {
    memory,
    get history() {
      return history
    },
    /** Rows the followers were told of and not told off again. */
    held,
    both: (change: (table: Table<Row>) => void) => [memory, history].forEach(change),
    end(keep: boolean) {
      const written = [...before.values()]
      before = new Map()
      if (keep) {
        const changes: Change[] = []
        for (const { table, key, row } of written)
          if (table === (history as unknown)) changes.push(table.changeOf(key, row))
        store.commit(changes)
        for (const { table, key } of written) table.stored(key)
      } else for (const { table, key, row } of written.reverse()) table.undo(key, row)
    },
    reopen() {
      held.length = 0
      history = opened()
    },
  }
}

/** Everything a table says. A row put back by an undo may lie elsewhere in memory: order is by moment, all different. */
const told = (table: Table<Row>) => ({
  size: table.size,
  rows: KEYS.map((key) => [table.get(key), table.has(key)]),
  owners: OWNERS.map((owner) => ({
    by: byMoment(table.by('owner', owner)),
    keys: [...table.keysBy('owner', owner)].sort(),
    between: byMoment(table.between('owner', owner, 20, 60)),
    newest: [...table.newest('owner', owner)],
  })),
  tags: TAGS.map((tag) => byMoment(table.by('tag', tag))),
  due: byMoment(table.between('open', 'open', 0, 50)),
  entries: [...table.entries()].sort(([one], [other]) => (one < other ? -1 : 1)),
})
const byMoment = (rows: readonly Row[]) => [...rows].sort((one, other) => one.at - other.at)

describe('a table whose rows are in the store', () => {
  it('answers as one in memory does, after any writes, kept or undone, and after it is opened again', () => {
    const moment = fc.integer({ min: 0, max: LATER })
    const row = fc.record({
      owner: fc.constantFrom(...OWNERS),
      tags: fc.subarray(TAGS),
      due: fc.option(moment),
      amount: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    })
    const write = fc.record({ key: fc.constantFrom(...KEYS), row: fc.option(row, { freq: 4 }) })
    const turn = fc.record({ writes: fc.array(write, { maxLength: 8 }), keep: fc.boolean(), reopen: fc.boolean() })
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 6 }), (turns) => {
        const pair = twins()
        let at = 0
        for (const { writes, keep, reopen } of turns) {
          for (const { key, row: next } of writes) {
            // Not the order of writing, so that order by moment and by place differ.
            at = (at + 37) % (LATER + 1)
            const made = next && { ...next, at }
            pair.both((table) => (made ? table.put(key, made) : table.delete(key)))
          }
          expect(told(pair.history)).toEqual(told(pair.memory))
          pair.end(keep)
          if (reopen) pair.reopen()
          expect([...pair.held].sort()).toEqual([...pair.memory.all()].map(rowText).sort())
          expect(told(pair.history)).toEqual(told(pair.memory))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('gives rows back in the order they were first written, hundreds of them, even when some are removed meanwhile', () => {
    const { history, end } = twins()
    const names = Array.from({ length: 1_200 }, (_, index) => `row-${index}`)
    const row = { tags: [], due: null, amount: 1n }
    for (const [at, name] of names.entries()) history.put(name, { ...row, owner: 'ann', at })
    end(true)
    history.put('row-3', { ...row, owner: 'ann', at: 3 })
    history.put('late', { ...row, owner: 'ben', at: 0 })
    end(true)
    expect([...history.keys()]).toEqual([...names, 'late'])
    expect(history.by('owner', 'ann').map(({ at }) => at)).toEqual(names.map((_, at) => at))
    expect([...history.newest('owner', 'ann')].map(({ at }) => at)).toEqual(names.map((_, at) => at).reverse())
    for (const one of history.all()) {
      if (one.at >= 700) break
      history.delete(`row-${one.at}`)
    }
    expect([...history.keys()]).toEqual([...names.slice(700), 'late'])
    expect(history.size).toBe(501)
    end(false)
    expect(history.size).toBe(1_201)
  })
})
