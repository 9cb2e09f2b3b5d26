import { minBetChoices, rngClassesFor } from '../config/constants.ts'
import type { GameFilters, ListType } from './listPage.ts'

/** State of a lobby, all of it in the address. */
export interface LobbyView {
  readonly vassalage?: string | undefined
  readonly listType: ListType
  readonly filters: GameFilters
}

/** Names of the lobby's fields in the address; `page` names the vendor. */
export const lobbyFields: readonly string[] = Object.freeze(['page', 'list', 'class', 'min', 'search'])

const lists: readonly ListType[] = ['all', 'hot', 'fav', 'recent']

/** The fields of a lobby's address; defaults are omitted. */
export const lobbyAddress = ({
  vassalage,
  listType,
  filters,
}: LobbyView): Readonly<Record<string, string | undefined>> => ({
  page: vassalage,
  list: listType === 'all' ? undefined : listType,
  class: filters.gameClassify,
  min: filters.minBet,
  search: filters.gameName,
})

/**
 * Reads the state of a lobby from its address. Values that the lobby does not offer are ignored; a list has no filters.
 *
 * @param languages languages that the site offers
 */
export function readLobbyAddress(
  fields: Readonly<Record<string, string | undefined>>,
  languages: readonly string[],
): LobbyView {
  const listType = lists.find((one) => one === fields['list']) ?? 'all'
  const offered = (value: string | undefined, choices: readonly (string | undefined)[]) =>
    value !== undefined && choices.includes(value) ? value : undefined
  const filters: GameFilters = {
    gameClassify: offered(fields['class'], rngClassesFor(languages)),
    minBet: offered(fields['min'], minBetChoices),
    gameName: fields['search']?.trim() || undefined,
  }
  return { vassalage: fields['page'], listType, filters: listType === 'all' ? filters : {} }
}
