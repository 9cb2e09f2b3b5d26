import type english from '../en/home.ts'

/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'Mga larong swak sa bawat panlasa',
  'home.banners': 'Balita at mga alok',
  'home.banner_of': 'Banner: {title}',
  in_hot_games: 'Hot na laro',
  'home.hot_hint': 'Ang madalas laruin ng mga miyembro',
  'home.vendors_of': '{category}: mga provider',
  'home.see_category': 'Tingnan lahat ng {category}',
  'home.no_hot': 'Walang hot na laro sa ngayon.',
  'home.hot_failed': 'Hindi ma-load ang mga hot na laro.',
  'home.vendors_failed': 'Hindi ma-load ang mga provider.',
  in_immediate_game: 'Maglaro na',
  in_free_trial: 'Libreng subok',

  // Notice bar
  'notice_bar.label': 'Mga bagong anunsyo',
  'notice_bar.pause': 'I-pause ang mga anunsyo',
  'notice_bar.play': 'I-play ang mga anunsyo',
  'notice_bar.open': 'Basahin ang anunsyo: {title}',

  // Winner board
  winner_title: 'Mga nanalo',
  latest_winners: 'Mga bagong panalo',
  'winner.player': 'Manlalaro',
  'winner.game': 'Laro',
  winner_money: 'Premyo',
  winning_time: 'Oras',
  just_won_in: 'Nanalo si {player} ng {amount} sa {game}',
  'winner.pause': 'I-pause ang listahan ng mga nanalo',
  'winner.play': 'I-play ang listahan ng mga nanalo',
  'winner.note': 'Totoong resulta, tago ang mga pangalan. Karamihan ng round ay walang premyo.',
  'winner.sample': 'Sample na data',
  'winner.play_game': 'Laruin ang {game}',

  // Gift popup
  'gift.title': 'Regalo para sa iyo',
  get: 'Kunin',
  'gift.later': 'Hindi muna',

  // Sample claims: an operator replaces them by its own, proven ones (reading R-40)
  'claim.sample': 'Sample na pahayag',
  'claim.encryption': 'Sample na pahayag: 128-bit ang encryption ng mga koneksyon',
  'claim.slots': 'Sample na pahayag: halos 10,000 slot games',
  in_increase_zalo_desc: 'Sample na pahayag: idagdag ang Zalo account mo para sa reward na hanggang 131K',
} satisfies Record<keyof typeof english, string>
