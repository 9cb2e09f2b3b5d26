/** Game lobby and category pages. */
export default {
  lobby: 'Lobby',
  'lobby.vendors': 'Vendors',
  'lobby.previous_vendors': 'Previous vendors',
  'lobby.next_vendors': 'Next vendors',

  // List types
  'lobby.lists': 'Game lists',
  in_all_games: 'All games',
  'lobby.hot': 'Hot',
  in_favorite: 'Favourites',
  recent: 'Recent',

  // Filters
  'lobby.filters': 'Filters',
  game_classify: 'Game type',
  in_type_all: 'All',
  in_accumulative_prize: 'Jackpot',
  in_table_games: 'Table games',
  in_arcade_games: 'Arcade',
  in_bingo: 'Bingo',
  in_minimum_bet: 'Minimum bet',
  in_slot_search: 'Search games',
  in_please_game: 'Game name',
  'lobby.clear_filters': 'Clear filters',

  // States
  'lobby.failed': 'The games could not be loaded.',
  'lobby.vendors_failed': 'The vendors could not be loaded.',
  'lobby.empty_title': 'No games found',
  'lobby.empty_text': 'Try another name or clear the filters.',
  'lobby.empty_vendor': 'This vendor has no games here at the moment.',
  'lobby.empty_favourites_title': 'No favourites yet',
  'lobby.empty_favourites_text': 'Press the heart on a game to keep it here.',
  'lobby.empty_recent_title': 'No recent games',
  'lobby.empty_recent_text': 'Games you play will be listed here.',
  'lobby.clear_recent': 'Clear recently played',
  'lobby.clear_recent_text': 'The list of games you played last will be empty. Your bets stay in your betting record.',
  'lobby.clear_recent_confirm': 'Clear the list',
  'lobby.clear_recent_keep': 'Keep it',
  'tile.last_bet': 'Last bet {stake}, paid {payout}',
  'lobby.empty_hot': 'No hot games at the moment.',
  'lobby.no_vendors_title': 'No vendors here yet',
  'lobby.no_vendors_text': 'This category has no games in your market at the moment.',
  'lobby.end': 'That’s all the games.',
  'lobby.sign_in_title': 'Log in to see all games',
  'lobby.sign_in_text': 'The full list, favourites and recent games are for members.',

  // Tile
  'lobby.favourite_added': '{game} is a favourite now.',
  'lobby.favourite_removed': '{game} is no longer a favourite.',
  'lobby.undo': 'Undo',
  'lobby.favourite_failed': 'The favourite could not be saved. Please try again.',

  // Category pages
  'category.choose': 'Choose a vendor to start.',

  // Search, rooms
  'lobby.all_vendors': 'All',
  'lobby.search_all': 'Search all vendors',
  'search.recent': 'Recent searches',
  'search.forget': 'Remove {term} from recent searches',
  'search.forget_all': 'Clear all',
  'search.similar': 'No game is called “{term}”. These are spelled much like it:',
  'search.by_vendor': 'No game is called “{term}”. These are by {vendor}:',
  'search.vendors': 'Vendors found',
  'search.vendor_games': 'All games by {vendor}',
  'search.none': 'No game is called “{term}”',
  'search.none_text': 'Check the spelling or try a shorter word. Here are some hot games:',
  'search.found': '{count, plural, one {# game found} other {# games found}}',
  'search.results': 'Games found',
  'rooms.failed': 'The rooms could not be loaded.',
  'rooms.title': 'Rooms',
  'rooms.stake': 'Stake {amount}',
  'rooms.stakes': 'Stakes {least} to {most}',
  'rooms.open': 'Take a seat',
} as const
