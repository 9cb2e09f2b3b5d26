import type english from '../en/home-rows.ts'

/** Rows of games and matches below the first screen of the home page, and on category pages. */
export default {
  'home.continue': 'Ituloy ang laro',
  'home.live': 'Mga mesa',
  'home.live_hint': 'Bukas ngayon',
  'home.new': 'Mga bagong laro',
  'home.all_promotions': 'Tingnan lahat ng promosyon',
  'home.jackpot': 'Jackpot',
  'home.jackpot_raffle': 'Unang premyo ng raffle',
  'matches.title': 'Mga susunod na laban',
  'matches.hint': 'Odds sa panalo, bago ang laban',
  'matches.failed': 'Hindi ma-load ang mga laban.',
  'matches.versus': 'laban sa',
  'matches.odds': 'Odds sa panalo',
  'matches.home': 'Home',
  'matches.draw': 'Tabla',
  'matches.away': 'Away',
} satisfies Record<keyof typeof english, string>
