import type english from '../en/lobby.ts'

/** Game lobby and category pages. */
export default {
  lobby: 'Lobby',
  'lobby.vendors': 'Mga provider',
  'lobby.previous_vendors': 'Mga nakaraang provider',
  'lobby.next_vendors': 'Mga susunod na provider',

  // List types
  'lobby.lists': 'Mga listahan ng laro',
  in_all_games: 'Lahat ng laro',
  'lobby.hot': 'Hot',
  in_favorite: 'Mga paborito',
  recent: 'Kamakailan',

  // Filters
  'lobby.filters': 'Mga filter',
  game_classify: 'Uri ng laro',
  in_type_all: 'Lahat',
  in_accumulative_prize: 'Jackpot',
  in_table_games: 'Table games',
  in_arcade_games: 'Arcade',
  in_bingo: 'Bingo',
  in_minimum_bet: 'Minimum na taya',
  in_slot_search: 'Maghanap ng laro',
  in_please_game: 'Pangalan ng laro',
  'lobby.clear_filters': 'I-clear ang mga filter',

  // States
  'lobby.failed': 'Hindi ma-load ang mga laro.',
  'lobby.vendors_failed': 'Hindi ma-load ang mga provider.',
  'lobby.empty_title': 'Walang nakitang laro',
  'lobby.empty_text': 'Subukan ang ibang pangalan o i-clear ang mga filter.',
  'lobby.empty_vendor': 'Walang laro rito ang provider na ito sa ngayon.',
  'lobby.empty_favourites_title': 'Wala pang paborito',
  'lobby.empty_favourites_text': 'Pindutin ang puso sa isang laro para mapunta ito rito.',
  'lobby.empty_recent_title': 'Wala pang nilaro kamakailan',
  'lobby.empty_recent_text': 'Lalabas dito ang mga larong nilaro mo.',
  'lobby.empty_hot': 'Walang hot na laro sa ngayon.',
  'lobby.no_vendors_title': 'Wala pang provider dito',
  'lobby.no_vendors_text': 'Walang laro sa kategoryang ito sa market mo sa ngayon.',
  'lobby.end': 'Iyan na lahat ng laro.',
  'lobby.sign_in_title': 'Mag-log in para makita lahat ng laro',
  'lobby.sign_in_text': 'Para sa mga miyembro ang buong listahan, mga paborito at mga huling nilaro.',

  // Tile
  'lobby.favourite_failed': 'Hindi ma-save ang paborito. Pakisubukan ulit.',

  // Category pages
  'category.choose': 'Pumili ng provider para magsimula.',

  // Search, rooms
  'lobby.all_vendors': 'Lahat',
  'lobby.search_all': 'Maghanap sa lahat ng provider',
  'search.recent': 'Mga nakaraang hanap',
  'search.forget': 'Kalimutan ang {term}',
  'search.forget_all': 'Kalimutan lahat',
  'search.none': 'Walang larong “{term}”',
  'search.none_text': 'Tingnan ang baybay o mas maikling salita. Mainit ang mga ito:',
  'search.found': '{count, plural, one {# laro ang nakita} other {# laro ang nakita}}',
  'search.results': 'Mga nakitang laro',
  'rooms.failed': 'Hindi ma-load ang mga silid.',
  'rooms.title': 'Mga silid',
  'rooms.stake': 'Taya {amount}',
  'rooms.stakes': 'Taya {least} hanggang {most}',
  'rooms.open': 'Umupo',
} satisfies Record<keyof typeof english, string>
