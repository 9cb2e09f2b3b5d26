/** A game's tile, and the place of tiles on their way. */
export default {
  'lobby.loading': 'Loading games…',
  'tile.play': 'Play {game}',
  'tile.by': 'by {vendor}',
  'tile.add_favourite': 'Add {game} to favorites',
  'tile.remove_favourite': 'Remove {game} from favorites',
  'tile.favourite_added': '{game} was added to your favorites.',
  'tile.favourite_removed': '{game} was removed from your favorites.',
  'tile.hot': 'Hot',
  'tile.new': 'New',
  'tile.min_bet': 'Min. bet {amount}',
  'tile.maintenance': 'Maintenance',
}
