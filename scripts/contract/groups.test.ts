import { expect, it } from 'vitest'
import { contract } from '../../packages/api/src/contract/contract.ts'
import { groupLists, updateGroupLists } from './groups.ts'

it('the lists of groups name every folder; where not, `npm run contract` writes them', async () => {
  expect(await updateGroupLists({ check: true }), 'out of date; run: npm run contract').toEqual([])
})

it('a group is a folder named as its ids begin', async () => {
  const [, examples = ''] = [...(await groupLists()).values()]
  const folders = [...examples.matchAll(/examples as (\w+)/g)].map(([, group]) => group)
  expect(folders).toEqual([...new Set(Object.keys(contract).map((id) => id.split('.')[0]))].toSorted())
})
