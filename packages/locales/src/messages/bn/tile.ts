import type english from '../en/tile.ts'

/** A game's tile, and the place of tiles on their way. */
export default {
  'lobby.loading': 'গেম লোড হচ্ছে…',
  'tile.add_favourite': '{game} পছন্দের তালিকায় রাখুন',
  'tile.remove_favourite': '{game} পছন্দের তালিকা থেকে সরান',
  'tile.hot': 'হট',
  'tile.new': 'নতুন',
  'tile.min_bet': 'সর্বনিম্ন বাজি {amount}',
  'tile.returns': 'ফেরত {percent}%',
  'tile.about': '{game} সম্পর্কে',
  'tile.maintenance': 'রক্ষণাবেক্ষণ',
  'shelf.back': '{title}: পেছনে',
  'shelf.on': '{title}: সামনে',
} satisfies Record<keyof typeof english, string>
