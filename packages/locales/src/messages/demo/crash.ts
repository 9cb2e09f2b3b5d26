/** The crash game. */
export default {
  'demo.crash.label.name': 'Crash',
  'demo.crash.label.facts': 'Highest multiplier that pays',
  'demo.crash.start': 'Start',
  'demo.crash.cashOut': 'Cash out {amount}',
  'demo.crash.starting': 'Wait',
  'demo.crash.welcome': 'Choose a stake and press start. Cash out before the curve ends.',
  'demo.crash.auto': 'Auto cash-out at',
  'demo.crash.autoNote': 'Leave empty to cash out yourself, or enter a multiplier from 1.01 to 100.',
  'demo.crash.autoBad': 'The multiplier must be from 1.01 to 100, with two decimals at most.',
  'demo.crash.running': 'The round has started: the multiplier is climbing. Cash out with the button, Space or Enter.',
  'demo.crash.crashed': 'Crashed at × {multiplier}',
  'demo.crash.cashedOut': 'Cashed out at × {multiplier}',
  'demo.crash.beyond': 'The curve went on to × {multiplier}',
  'demo.crash.atOnce': 'Crashed immediately',
  'demo.crash.how':
    'A multiplier climbs from 1.00 and crashes at a point that was drawn before the round. Cash out before that, and you get your stake times the multiplier.',
  'demo.crash.clockNote': 'What counts is when your cash-out reaches the game. What you see may be slightly behind.',
  'demo.crash.capNote': 'At × 100 the round ends and pays automatically.',
  'demo.crash.awayNote':
    'If you leave or lose the connection, the round goes on: it cashes out at the multiplier you set, or crashes.',
  'demo.crash.recent': 'Earlier rounds',
  'demo.crash.returnNote':
    '{percent}% of all stakes over a very large number of rounds, wherever you cash out: × k is reached in 97 of 100 × k rounds. A single session can differ widely.',
} as const
