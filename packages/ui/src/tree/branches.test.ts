import { describe, expect, it } from 'vitest'
import { lineOf, linesUnder, nodesById, treeRoot, type Branches } from './branches.ts'

const beth = { value: 'beth', label: 'Beth', hasChildren: true, data: null }
const carl = { value: 'carl', label: 'Carl', hasChildren: false, data: null }
const kinds = (branches: Branches<null>, parent: string) =>
  linesUnder(branches, parent).map((id) => lineOf(branches, nodesById(branches), id).kind)

describe('branches of a tree', () => {
  it('have one line in place of entries that are loading, failed or missing', () => {
    const branches: Branches<null> = new Map([
      [treeRoot, { state: 'ready', nodes: [beth, carl] }],
      ['beth', { state: 'failed' }],
      ['carl', { state: 'ready', nodes: [] }],
    ])
    expect(kinds(branches, treeRoot)).toEqual(['node', 'node'])
    expect(kinds(branches, 'beth')).toEqual(['failed'])
    expect(kinds(branches, 'carl')).toEqual(['none'])
    expect(kinds(new Map([[treeRoot, { state: 'loading' }]]), treeRoot)).toEqual(['loading'])
    expect(linesUnder(branches, 'nobody')).toEqual([])
  })

  it('keep the placeholder line while it changes, and lose it when entries arrive', () => {
    const before: Branches<null> = new Map([[treeRoot, { state: 'failed' }]])
    const [line = ''] = linesUnder(before, treeRoot)
    const during: Branches<null> = new Map([[treeRoot, { state: 'loading' }]])
    expect(linesUnder(during, treeRoot)).toEqual([line])
    const after: Branches<null> = new Map([[treeRoot, { state: 'ready', nodes: [beth] }]])
    expect(lineOf(after, nodesById(after), line).kind).toBe('gone')
  })
})
