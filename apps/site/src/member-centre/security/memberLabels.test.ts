import { expect, it } from 'vitest'
import { clubText, memberLabels } from './memberLabels.ts'

it('names the labels of an account whatever shape they come in, each once [S-336]', () => {
  const sent = ['Early bird', { labelName: 'VIP' }, { name: 'Tester' }, { labelName: 'VIP' }, { id: 4 }, null, 7, ' ']
  expect(memberLabels(sent)).toEqual(['Early bird', 'VIP', 'Tester'])
})

it.each([
  ['Gold club', 6, 'Gold club · Level 6'],
  ['VIP6', 6, 'VIP6'],
  ['', 6, 'Level 6'],
  ['Gold club', null, 'Gold club'],
])('names the club %s of level %s as %s [S-336]', (labelName, rankLevel, words) => {
  expect(clubText({ labelName, rankLevel }, (rank) => `Level ${rank}`)).toBe(words)
})
