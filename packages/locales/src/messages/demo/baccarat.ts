/** Baccarat. */
export default {
  'demo.baccarat.label.name': 'Baccarat',
  'demo.baccarat.label.facts': 'The next six cards of the shoe',
  'demo.baccarat.deal': 'Deal',
  'demo.baccarat.welcome': 'Choose player, banker or tie, then deal.',
  'demo.baccarat.bet': 'Bet on',
  'demo.baccarat.player': 'Player',
  'demo.baccarat.banker': 'Banker',
  'demo.baccarat.tie': 'Tie',
  'demo.baccarat.pays': 'pays {pays}',
  'demo.baccarat.hand': '{side}: {cards}. Total {total}.',
  'demo.baccarat.cardName': '{rank} of {suit}',
  'demo.baccarat.emptyHand': '{side}: no cards yet',
  'demo.baccarat.won': '{side} wins {high} to {low}',
  'demo.baccarat.tied': 'Tie at {total}',
  'demo.baccarat.onBet': 'The bet was on {side}',
  'demo.baccarat.pushed': 'On a tie your stake is returned',
  'demo.baccarat.ace': 'ace',
  'demo.baccarat.jack': 'jack',
  'demo.baccarat.queen': 'queen',
  'demo.baccarat.king': 'king',
  'demo.baccarat.spades': 'spades',
  'demo.baccarat.hearts': 'hearts',
  'demo.baccarat.diamonds': 'diamonds',
  'demo.baccarat.clubs': 'clubs',
  'demo.baccarat.recent': 'Earlier rounds',
  'demo.baccarat.how':
    'Player and banker get two cards each, and a third by fixed rules. Only the last digit of a hand’s points counts: ace 1, two to nine their number, tens and face cards 0. The higher hand wins.',
  'demo.baccarat.naturals': 'If either hand has 8 or 9 with two cards, neither draws.',
  'demo.baccarat.playerRule': 'The player draws on 0 to 5 and stands on 6 and 7.',
  'demo.baccarat.bankerRule':
    'If the player stood, the banker draws on 0 to 5. Otherwise the banker draws on 0 to 2; on 3 unless the player’s third card is 8; on 4 if it is 2 to 7; on 5 if it is 4 to 7; on 6 if it is 6 or 7; and stands on 7.',
  'demo.baccarat.payRule':
    'Player pays 1 to 1, banker 0.95 to 1 after 5% commission, tie 9 to 1. On a tie, stakes on player and banker are returned.',
  'demo.baccarat.shoe': 'Eight decks, freshly shuffled for each round.',
  'demo.baccarat.returnNote':
    'Banker {banker}%, player {player}%, tie {tie}% of all stakes, counted over every possible deal. A single session can differ widely.',
} as const
