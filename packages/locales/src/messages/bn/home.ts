import type english from '../en/home.ts'

/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'সব রুচির জন্য গেম',
  'home.banners': 'খবর ও অফার',
  'home.banner_of': 'ব্যানার: {title}',
  in_hot_games: 'হট গেম',
  'home.hot_hint': 'সদস্যরা যা সবচেয়ে বেশি খেলেন',
  'home.see_category': 'সব {category} দেখুন',
  'home.no_hot': 'এই মুহূর্তে কোনো হট গেম নেই।',
  'home.hot_failed': 'হট গেম লোড করা যায়নি।',
  'home.vendors_failed': 'প্রোভাইডার লোড করা যায়নি।',

  // Notice bar
  'notice_bar.label': 'সর্বশেষ ঘোষণা',
  'notice_bar.pause': 'ঘোষণা থামান',

  // Winner board
  winner_title: 'বিজয়ী',
  'winner.player': 'খেলোয়াড়',
  'winner.game': 'গেম',
  winner_money: 'পুরস্কার',
  winning_time: 'সময়',
  'winner.pause': 'বিজয়ী তালিকা থামান',

  // Gift popup
  'gift.title': 'আপনার জন্য উপহার',
  get: 'নিন',
  'gift.later': 'এখন নয়',
  'winner.sample': 'নমুনা: এগুলো স্যান্ডবক্সের সবচেয়ে নতুন জয়, ছোট-বড় সব, সত্যিকারের মানুষের নয়।',
  'home.banner_go': 'দেখুন',
} satisfies Record<keyof typeof english, string>
