/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'Games for every taste',
  'home.banners': 'News and offers',
  'home.banner_of': 'Banner: {title}',
  in_hot_games: 'Hot games',
  'home.hot_hint': 'What members play most',
  'home.vendors_of': '{category}: vendors',
  'home.see_category': 'See all {category}',
  'home.no_hot': 'No hot games at the moment.',
  'home.hot_failed': 'Hot games could not be loaded.',
  'home.vendors_failed': 'Vendors could not be loaded.',
  in_immediate_game: 'Play now',
  in_free_trial: 'Free trial',

  // Notice bar
  'notice_bar.label': 'Latest announcements',
  'notice_bar.pause': 'Pause announcements',
  'notice_bar.play': 'Play announcements',
  'notice_bar.open': 'Read announcement: {title}',

  // Winner board
  winner_title: 'Winners',
  latest_winners: 'Latest winners',
  'winner.player': 'Player',
  'winner.game': 'Game',
  winner_money: 'Prize',
  winning_time: 'Time',
  just_won_in: '{player} won {amount} in {game}',
  'winner.pause': 'Pause the winner board',
  'winner.play': 'Play the winner board',
  'winner.note': 'Real results, names masked. Most rounds end without a prize.',
  'winner.sample': 'Sample data',
  'winner.play_game': 'Play {game}',

  // Gift popup
  'gift.title': 'A gift for you',
  get: 'Get it',
  'gift.later': 'Not now',

  // Sample claims: an operator replaces them by its own, proven ones (reading R-40)
  'claim.sample': 'Sample claim',
  'claim.encryption': 'Sample claim: connections use 128-bit encryption',
  'claim.slots': 'Sample claim: nearly 10,000 slot games',
  in_increase_zalo_desc: 'Sample claim: add your Zalo account for a reward of up to 131K',
}
