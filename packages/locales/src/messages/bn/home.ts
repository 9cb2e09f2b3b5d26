import type english from '../en/home.ts'

/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'সব রুচির জন্য গেম',
  'home.banners': 'খবর ও অফার',
  'home.banner_of': 'ব্যানার: {title}',
  in_hot_games: 'হট গেম',
  'home.hot_hint': 'সদস্যরা যা সবচেয়ে বেশি খেলেন',
  'home.vendors_of': '{category}: প্রোভাইডার',
  'home.see_category': 'সব {category} দেখুন',
  'home.no_hot': 'এই মুহূর্তে কোনো হট গেম নেই।',
  'home.hot_failed': 'হট গেম লোড করা যায়নি।',
  'home.vendors_failed': 'প্রোভাইডার লোড করা যায়নি।',
  in_immediate_game: 'এখনই খেলুন',
  in_free_trial: 'ফ্রি ট্রায়াল',

  // Notice bar
  'notice_bar.label': 'সর্বশেষ ঘোষণা',
  'notice_bar.pause': 'ঘোষণা থামান',
  'notice_bar.play': 'ঘোষণা চালান',
  'notice_bar.open': 'ঘোষণা পড়ুন: {title}',

  // Winner board
  winner_title: 'বিজয়ী',
  latest_winners: 'সর্বশেষ বিজয়ী',
  'winner.player': 'খেলোয়াড়',
  'winner.game': 'গেম',
  winner_money: 'পুরস্কার',
  winning_time: 'সময়',
  just_won_in: '{player} {game}-এ {amount} জিতেছেন',
  'winner.pause': 'বিজয়ী তালিকা থামান',
  'winner.play': 'বিজয়ী তালিকা চালান',
  'winner.note': 'ফলাফল আসল, নাম আড়াল করা। বেশির ভাগ রাউন্ডে কোনো পুরস্কার থাকে না।',
  'winner.sample': 'নমুনা তথ্য',
  'winner.play_game': '{game} খেলুন',

  // Gift popup
  'gift.title': 'আপনার জন্য উপহার',
  get: 'নিন',
  'gift.later': 'এখন নয়',

  // Sample claims: an operator replaces them by its own, proven ones (reading R-40)
  'claim.sample': 'নমুনা দাবি',
  'claim.encryption': 'নমুনা দাবি: সংযোগে ১২৮-বিট এনক্রিপশন ব্যবহৃত হয়',
  'claim.slots': 'নমুনা দাবি: প্রায় ১০,০০০ স্লট গেম',
  in_increase_zalo_desc: 'নমুনা দাবি: Zalo অ্যাকাউন্ট যোগ করে 131K পর্যন্ত পুরস্কার নিন',
} satisfies Record<keyof typeof english, string>
