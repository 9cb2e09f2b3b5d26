import type english from '../en/game.ts'

/** Game page and game popup: starting, framing, session clock, leaving. */
export default {
  'game.starting': 'Sinisimulan ang {game}…',
  'game.frame': 'Laro: {game}',
  'game.choose': 'Pumili ng laro',
  'game.back': 'Bumalik sa lobby',
  'game.reload': 'I-reload ang laro',
  'game.full_screen': 'Full screen',
  'game.add_favourite': 'Idagdag sa mga paborito',
  'game.remove_favourite': 'Alisin sa mga paborito',
  'game.facts': 'Mga detalye ng larong ito',
  'game.facts_failed': 'Hindi ma-load ang mga detalye ng larong ito.',
  'game.rules': 'Mga patakaran',
  'game.play': 'Laruin ito',
  'game.deposit': 'Deposito',
  'game.bar': 'Bar ng laro',

  // Session clock and net result
  'game.session_time': 'Oras sa session na ito',
  'game.net_result': 'Netong resulta',
  'game.net_won': 'Panalo ka ng {amount} sa session na ito.',
  'game.net_lost': 'Talo ka ng {amount} sa session na ito.',
  'game.net_even': 'Tabla ka sa session na ito.',

  // What can go wrong
  'game.failed_title': 'Hindi nagsimula ang laro',
  'game.silent': 'Hindi sumasagot ang laro. I-reload ito, o bumalik sa lobby.',
  'game.none_title': 'Walang napiling laro',
  'game.none_text': 'Pumili ng laro sa lobby.',
  'game.popup_blocked_title': 'Na-block ang window ng laro',
  'game.own_window': 'Sa sariling window nagbubukas ang larong ito.',
  'game.open_window': 'Buksan ang laro',
  'game.popup_opened': 'Bukas na ang laro sa bagong window.',
  'game.login_needed': 'Mag-log in para makapaglaro.',
  'game.recommend_others': 'Nasa maintenance ang larong ito. Subukan ang iba pang sikat na laro namin.',
  'game.not_here_title': 'Hindi pa available dito',
  'game.not_here': 'Hindi pa malalaro ang larong ito sa site na ito. Subukan ang iba pang sikat na laro namin.',
  'game.balance_not_enough':
    'Mas mababa ang balanse mo sa pinakamaliit na taya ng larong ito. May ibang larong mas mababa ang taya.',
  'game.leave_full_screen': 'Umalis sa full screen',
  'game.clock': 'Oras ngayon',
  'game.interrupted_title': 'Naputol ang {game}',
  'game.interrupted':
    'Matatapos ang bukas na round ayon sa mga tuntunin ng laro. Nasa balanse at talaan ng taya mo ang resulta.',
  'game.resume': 'Bumalik sa laro',
  'game.not_now': 'Hindi ngayon',
} satisfies Record<keyof typeof english, string>
