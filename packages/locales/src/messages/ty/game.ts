import type english from '../en/game.ts'

/** Game page and game popup: starting, framing, session clock, leaving. */
export default {
  'game.starting': 'Sinisimulan ang {game}…',
  'game.frame': 'Laro: {game}',
  'game.choose': 'Pumili ng laro',
  'game.ready': 'Handa na ang {game}.',
  'game.back': 'Bumalik sa lobby',
  'game.reload': 'I-reload ang laro',
  'game.full_screen': 'Full screen',
  'game.leave_full_screen': 'Umalis sa full screen',
  'game.add_favourite': 'Idagdag sa mga paborito',
  'game.remove_favourite': 'Alisin sa mga paborito',
  'game.deposit': 'Deposito',
  'game.balance': 'Balanse',
  'game.bar': 'Bar ng laro',
  sure_leave_game: 'Umalis sa laro?',
  'game.leave_text': 'Tatapusin ang kasalukuyang round ayon sa sariling patakaran ng laro.',
  'game.stay': 'Manatili',
  'game.leave': 'Umalis',

  // Session clock and net result
  'game.session_time': 'Oras sa session na ito',
  'game.session_clock': 'Session {time}',
  'game.net_result': 'Netong resulta',
  'game.net_won': 'Panalo ka ng {amount} sa session na ito.',
  'game.net_lost': 'Talo ka ng {amount} sa session na ito.',
  'game.net_even': 'Tabla ka sa session na ito.',
  'game.clock': 'Oras ngayon',

  // What can go wrong
  'game.failed_title': 'Hindi nagsimula ang laro',
  'game.failed': 'Hindi masimulan ang laro. Walang naitaya.',
  'game.silent': 'Hindi sumasagot ang laro. I-reload ito, o bumalik sa lobby.',
  'game.not_found': 'Wala ang larong ito o hindi na inaalok.',
  'game.none_title': 'Walang napiling laro',
  'game.none_text': 'Pumili ng laro sa lobby.',
  'game.maintenance_title': 'Nasa maintenance ang larong ito',
  'game.maintenance': 'Nasa maintenance ang {game}. Subukan ang iba pang sikat na laro namin.',
  'game.maintenance_window': 'Maintenance mula {from} hanggang {to}',
  'game.vendor_maintenance': 'Nasa maintenance ang {vendor}.',
  'game.recommended': 'Iba pang sikat na laro',
  'game.unfinished': 'Hindi pa tapos ang huli mong laro. Tapusin muna iyon.',
  'game.popup_blocked_title': 'Na-block ang window ng laro',
  'game.popup_blocked':
    'Na-block ng browser mo ang bagong window. Payagan ang mga pop-up para sa site na ito at subukan ulit.',
  'game.own_window': 'Sa sariling window nagbubukas ang larong ito.',
  'game.open_window': 'Buksan ang laro',
  'game.popup_opened': 'Bukas na ang laro sa bagong window.',
  'game.login_needed': 'Mag-log in para makapaglaro.',
  'game.interrupted': 'Naputol ang koneksyon. Ang tayang nailagay na ay aayusin ng laro.',
  'game.recommend_others': 'Nasa maintenance ang larong ito. Subukan ang iba pang sikat na laro namin.',
  'game.not_here_title': 'Hindi pa available dito',
  'game.not_here': 'Hindi pa malalaro ang larong ito sa site na ito. Subukan ang iba pang sikat na laro namin.',
  'game.balance_not_enough':
    'Mas mababa ang balanse mo sa pinakamaliit na taya ng larong ito. May ibang larong mas mababa ang taya.',
} satisfies Record<keyof typeof english, string>
