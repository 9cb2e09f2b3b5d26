/** A game's tile, and the placeholder of tiles that are loading. */
export default {
  'lobby.loading': 'Loading games…',
  'tile.add_favourite': 'Add {game} to favourites',
  'tile.remove_favourite': 'Remove {game} from favourites',
  'tile.hot': 'Hot',
  'tile.new': 'New',
  'tile.min_bet': 'Min. bet {amount}',
  'tile.returns': 'Returns {percent}%',
  // Why a game is on a hot list
  'tile.paid_badge': 'Ad',
  'tile.reason_paid': 'Paid placement',
  'tile.reason_mostPlayed': 'Played most here',
  'tile.reason_new': 'New',
  'tile.reason_played': 'You played it',
  'tile.reason_listed': 'Picked by the site',
  'tile.about': 'About {game}',
  'tile.maintenance': 'Maintenance',
  'shelf.back': 'Back in {title}',
  'shelf.on': 'Forward in {title}',
} as const
