import type english from '../en/home.ts'

/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'Mga larong swak sa bawat panlasa',
  'home.banners': 'Balita at mga alok',
  'home.banner_of': 'Banner: {title}',
  in_hot_games: 'Hot na laro',
  'home.hot_hint': 'Ang madalas laruin ng mga miyembro',
  'home.see_category': 'Tingnan lahat ng {category}',
  'home.no_hot': 'Walang hot na laro sa ngayon.',
  'home.hot_failed': 'Hindi ma-load ang mga hot na laro.',
  'home.vendors_failed': 'Hindi ma-load ang mga provider.',

  // Notice bar
  'notice_bar.label': 'Mga bagong anunsyo',
  'notice_bar.pause': 'I-pause ang mga anunsyo',

  // Winner board
  winner_title: 'Mga nanalo',
  'winner.player': 'Manlalaro',
  'winner.game': 'Laro',
  winner_money: 'Premyo',
  winning_time: 'Oras',
  'winner.pause': 'I-pause ang listahan ng mga nanalo',

  // Gift popup
  'gift.title': 'Regalo para sa iyo',
  get: 'Kunin',
  'gift.later': 'Hindi muna',
  'winner.sample': 'Sample: mga pinakabagong panalo ito ng sandbox, malaki at maliit, hindi ng totoong tao.',
  'home.banner_go': 'Tingnan',
} satisfies Record<keyof typeof english, string>
