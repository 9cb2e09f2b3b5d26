/** Rows of games and matches below the first screen of the home page, and on category pages. */
export default {
  'home.continue': 'Continue playing',
  'home.live': 'Tables',
  'home.live_hint': 'Open now',
  'home.new': 'New games',
  'home.all_promotions': 'See all promotions',
  'home.jackpot': 'Jackpot',
  'home.jackpot_raffle': 'First prize of the raffle',
  'matches.title': 'Upcoming matches',
  'matches.hint': 'Odds to win, before the match',
  'matches.failed': 'The matches could not be loaded.',
  'matches.versus': 'against',
  'matches.odds': 'Odds to win',
  'matches.home': 'Home',
  'matches.draw': 'Draw',
  'matches.away': 'Away',
} as const
