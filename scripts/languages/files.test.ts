import { expect, it } from 'vitest'
import { translated } from './files.ts'

it('an import drops texts left in English, unless the language says the same or had them before', () => {
  const given = { hd_home: 'Start', 'home.jackpot': 'Jackpot', con_sports: 'Sports', 'vendor.search': '' }
  expect(translated(given, {}, {})).toEqual({ hd_home: 'Start' })
  const sheet = { sameAsEnglish: { Jackpot: 'the same word in German' } }
  expect(translated(given, {}, sheet)).toEqual({ hd_home: 'Start', 'home.jackpot': 'Jackpot' })
  expect(translated(given, { con_sports: 'Sports' }, {})).toEqual({ hd_home: 'Start', con_sports: 'Sports' })
})
