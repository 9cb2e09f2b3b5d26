import { expect, it } from 'vitest'
import { lobbyAddress, readLobbyAddress } from './lobbyAddress.ts'

it('writes a lobby into an address and reads it back [S-286] [S-287]', () => {
  const view = {
    vassalage: 'LM',
    listType: 'all' as const,
    filters: { gameClassify: 'JP', minBet: '0.1', gameName: 'moon' },
  }
  expect(readLobbyAddress(lobbyAddress(view), ['EN'])).toEqual(view)
  expect(lobbyAddress({ vassalage: 'LM', listType: 'all', filters: {} })).toMatchObject({
    page: 'LM',
    list: undefined,
    search: undefined,
  })
})

it('ignores what the lobby does not offer, and gives a list no filters [S-277] [S-278] [S-281]', () => {
  expect(readLobbyAddress({ list: 'secret', class: '<b>', min: '7', search: '  ' }, ['EN', 'TY'])).toEqual({
    vassalage: undefined,
    listType: 'all',
    filters: { gameClassify: undefined, minBet: undefined, gameName: undefined },
  })
  expect(readLobbyAddress({ list: 'fav', search: 'moon' }, ['EN'])).toMatchObject({ listType: 'fav', filters: {} })
})

it('has bingo only where Tagalog is offered [S-277]', () => {
  const classIn = (languages: readonly string[]) => readLobbyAddress({ class: 'BG' }, languages).filters.gameClassify
  expect([classIn(['EN', 'TY']), classIn(['EN', 'BN'])]).toEqual(['BG', undefined])
})
