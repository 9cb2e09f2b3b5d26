/** The dice game. */
export default {
  'demo.dice.label.name': 'Dice',
  'demo.dice.label.facts': 'Roll',
  'demo.dice.roll': 'Roll',
  'demo.dice.welcome': 'Choose a side and a chance, then roll.',
  'demo.dice.side': 'The roll will be',
  'demo.dice.under': 'Under {line}',
  'demo.dice.over': '{line} or over',
  'demo.dice.chance': 'Chance to win',
  'demo.dice.pays': 'A win pays',
  'demo.dice.returns': 'Return at this chance',
  'demo.dice.rolled': 'Rolled {roll}',
  'demo.dice.reason': 'Rolled {roll}; the bet was {bet} at × {pays}',
  'demo.dice.scale': 'Rolls from 0.00 to 99.99; {bet} wins',
  'demo.dice.how':
    'The dice stop at a number from 0.00 to 99.99, all equally likely. You choose a side and how often it wins.',
  'demo.dice.payNote':
    'A win pays the stake times 97 divided by your chance in per cent, rounded down to two decimals. That includes the stake.',
  'demo.dice.chanceNote': 'You can choose a chance from {least}% to {most}%. The stated return is exact for each.',
  'demo.dice.returnNote':
    'Between {low}% and {high}% of all stakes, by the chance chosen; the exact figure is shown next to it. A single session can differ widely.',
} as const
