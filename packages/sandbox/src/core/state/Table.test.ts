import { describe, expect, it } from 'vitest'
import { Table } from './Table.ts'

interface Row {
  readonly id: string
  readonly who: string | null
  readonly at: number
}

const table = () => {
  const made = new Table<Row>('rows', () => {}, { indexes: { who: ({ who }) => who }, at: ({ at }) => at })
  const put = (id: string, who: string | null, at: number) => made.put(id, { id, who, at })
  return { made, put }
}
const ids = (rows: Iterable<Row>) => [...rows].map(({ id }) => id).join('')

describe('a table', () => {
  it('gives the rows of an index in the order they happened, however they were written', () => {
    const { made, put } = table()
    put('c', 'maria', 30)
    put('a', 'maria', 10)
    put('x', 'jun', 15)
    put('b', 'maria', 20)
    put('d', 'maria', 30)
    expect(ids(made.by('who', 'maria'))).toBe('abcd')
    expect(ids(made.newest('who', 'maria'))).toBe('dcba')
    expect(ids(made.between('who', 'maria', 20, 30))).toBe('bcd')
    expect(ids(made.between('who', 'maria', 31, 99))).toBe('')
    expect([made.any('who', 'maria', 21, 29), made.any('who', 'maria', 20, 20)]).toEqual([false, true])
    expect(made.keysBy('who', 'nobody')).toEqual([])
  })

  it('moves a row that changes its value or its moment, and forgets one that is deleted', () => {
    const { made, put } = table()
    for (const [at, id] of ['a', 'b', 'c'].entries()) put(id, 'maria', at)
    put('a', 'maria', 9)
    put('b', 'jun', 1)
    expect([ids(made.by('who', 'maria')), ids(made.by('who', 'jun'))]).toEqual(['ca', 'b'])
    put('c', null, 2)
    made.delete('b')
    expect([ids(made.by('who', 'maria')), ids(made.by('who', 'jun')), made.size]).toEqual(['a', '', 2])
  })

  it('lets rows be deleted while somebody goes through their keys', () => {
    const { made, put } = table()
    for (const id of ['a', 'b', 'c']) put(id, 'maria', 1)
    for (const key of made.keysBy('who', 'maria')) made.delete(key)
    expect(made.size).toBe(0)
  })
})
