import { expect, it } from 'vitest'
import { enabledModules } from './modules.ts'

interface Tree {
  readonly modId: string
  readonly enabled: string
  readonly childrenNodes: readonly Tree[]
}

const node = (modId: string, enabled: string, ...childrenNodes: Tree[]): Tree => ({ modId, enabled, childrenNodes })

it("reads '1' as on and anything else as off [S-431]", () => {
  expect([...enabledModules(node('ROOT', '1', node('A', '1'), node('B', '0')))]).toEqual(['ROOT', 'A'])
})

it('counts a child of a switched-off parent as off, at any depth [S-431]', () => {
  const on = enabledModules(node('ROOT', '1', node('A', '0', node('B', '1', node('C', '1')))))
  expect([...on]).toEqual(['ROOT'])
})

it('lets the later of two nodes of one id decide', () => {
  expect(enabledModules(node('ROOT', '1', node('A', '1'), node('A', '0'))).has('A')).toBe(false)
})

it('is empty without a tree', () => {
  expect(enabledModules(undefined).size).toBe(0)
})
