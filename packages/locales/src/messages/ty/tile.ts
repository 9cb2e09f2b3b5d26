import type english from '../en/tile.ts'

/** A game's tile, and the place of tiles on their way. */
export default {
  'lobby.loading': 'Nilo-load ang mga laro…',
  'tile.add_favourite': 'Idagdag ang {game} sa mga paborito',
  'tile.remove_favourite': 'Alisin ang {game} sa mga paborito',
  'tile.hot': 'Hot',
  'tile.new': 'Bago',
  'tile.min_bet': 'Min. na taya {amount}',
  'tile.returns': 'Balik {percent}%',
  'tile.about': 'Tungkol sa {game}',
  'tile.maintenance': 'Maintenance',
  'shelf.back': 'Paatras sa {title}',
  'shelf.on': 'Pasulong sa {title}',
} satisfies Record<keyof typeof english, string>
