import { expect, it } from 'vitest'
import { memberLabels } from './memberLabels.ts'

it('names the labels of an account whatever shape they come in, each once [S-336]', () => {
  const sent = ['Early bird', { labelName: 'VIP' }, { name: 'Tester' }, { labelName: 'VIP' }, { id: 4 }, null, 7, ' ']
  expect(memberLabels(sent)).toEqual(['Early bird', 'VIP', 'Tester'])
})
