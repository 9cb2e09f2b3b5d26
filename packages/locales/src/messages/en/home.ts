/** Home page: banners, notice bar, hot games, vendor blocks, winner board, gift popup, sample claims. */
export default {
  'home.title': 'Games for every taste',
  'home.banners': 'News and offers',
  'home.banner_of': 'Banner: {title}',
  in_hot_games: 'Hot games',
  'home.hot_hint': 'What members play most',
  'home.see_category': 'See all {category}',
  'home.no_hot': 'No hot games at the moment.',
  'home.hot_failed': 'Hot games could not be loaded.',
  'home.vendors_failed': 'Vendors could not be loaded.',

  // Notice bar
  'notice_bar.label': 'Latest announcements',
  'notice_bar.pause': 'Pause announcements',

  // Winner board
  winner_title: 'Winners',
  'winner.player': 'Player',
  'winner.game': 'Game',
  winner_money: 'Prize',
  winning_time: 'Time',
  'winner.pause': 'Pause the winner board',

  // Gift popup
  'gift.title': 'A gift for you',
  get: 'Get it',
  'gift.later': 'Not now',
  'winner.play': '{players, number} people bet in the last 24 hours. {down, number} of them lost more than they won.',
  'winner.sample': 'Sample: the newest wins in the sandbox, large and small. They are not wins of real people.',
  'home.banner_go': 'Take a look',
} as const
