/** Game page and game popup: starting, framing, session clock, leaving. */
export default {
  'game.starting': 'Starting {game}…',
  'game.frame': 'Game: {game}',
  'game.choose': 'Choose a game',
  'game.back': 'Back to the lobby',
  'game.reload': 'Reload game',
  'game.full_screen': 'Full screen',
  'game.add_favourite': 'Add to favourites',
  'game.remove_favourite': 'Remove from favourites',
  'game.facts': 'About this game',
  'game.facts_failed': 'We could not load the details of this game.',
  'game.rules': 'Rules',
  'game.play': 'Play this game',
  'game.deposit': 'Deposit',
  'game.bar': 'Game bar',

  // Session clock and net result
  'game.session_time': 'Time in this session',
  'game.net_result': 'Net result',
  'game.net_won': 'You are {amount} up in this session.',
  'game.net_lost': 'You are {amount} down in this session.',
  'game.net_even': 'You are even in this session.',

  // What can go wrong
  'game.failed_title': 'The game did not start',
  'game.silent': 'The game is not responding. Reload it, or go back to the lobby.',
  'game.none_title': 'No game chosen',
  'game.none_text': 'Choose a game in the lobby.',
  'game.popup_blocked_title': 'The game window was blocked',
  'game.own_window': 'This game opens in a new window.',
  'game.open_window': 'Open the game',
  'game.popup_opened': 'The game is open in a new window.',
  'game.login_needed': 'Please log in to play.',
  'game.recommend_others': 'This game is under maintenance. Please try one of our other popular games.',
  'game.ended_title': 'This game has ended here',
  'game.ended_text': 'Play was stopped, here or in another place. Every finished round is in your betting record.',
  'game.ended_taken_over':
    'It was opened in another tab or on another device. Every finished round is in your betting record.',
  'game.ended_expired':
    'It was left open for too long, so it was closed to protect your account. Every finished round is in your betting record.',
  'game.start_again': 'Start again',
  'game.not_here_title': 'Not available here yet',
  'game.not_here': 'This game cannot be played on this site yet. Please try one of our other popular games.',
  'game.balance_not_enough': 'Your balance is below the minimum bet of this game. Other games start lower.',
  'game.leave_full_screen': 'Leave full screen',
  'game.clock': 'Time of day',
  'game.interrupted_title': '{game} was interrupted',
  'game.interrupted':
    'If a round was open, it ends by the rules of the game. You’ll find its result in your balance and your betting record.',
  'game.resume': 'Back to the game',
  'game.not_now': 'Not now',
} as const
