export { createDealer, type RoundSeeds } from './fairness/createDealer.ts'
export { sha256Hex, sharedSeed, sharedSeeds } from './fairness/hashes.ts'
export { demoGameOf, demoGames, gameOf } from './games.ts'
export { createGamesApp } from './kit/server/createGamesApp.ts'
export type { CatalogueEntry, DemoGame, GameFacts, GameOrder, Volatility } from './kit/server/defineGame.ts'
export { speak } from './kit/texts.ts'
export { stateGame, type GameStatement } from './kit/server/gameStatement.ts'
export type { ClientFiles, GamesAppOptions } from './kit/server/GamesAppOptions.ts'
export { families, familyNames, type Family, type FamilyName, type LotteryPlay } from './lottery/families.ts'
export { familyOf, issueAt, issueOf, resultIdOf, type Issue, type LotteryGame } from './lottery/issues.ts'
export { drawLottery, halves, isBet, playOf, type LotteryTicket } from './lottery/rules.ts'
export type { Commitment, FairMark, RevealedSeed } from './port/fair.ts'
export {
  RoundRefused,
  type Board,
  type Dealer,
  type Detail,
  type PlacedDraft,
  type OpenDraft,
  type OpenRound,
  type Outcome,
  type Play,
  type PlayGame,
  type RoundOrder,
  type RoundRefusal,
  type Rounds,
  type RoundStanding,
  type SettledRound,
} from './port/rounds.ts'
export { moves, moveShowdown, type Move, type ShowdownState } from './showdown/rules.ts'
export { crestSvg } from './sports/crest.ts'
export { comingFixtures, fixtureOf, sportOf, type Fixture } from './sports/fixtures.ts'
export { combined, marketsOf, MOST_LEGS, MOST_TIMES, oddsText, offerOf, type Leg, type Slip } from './sports/rules.ts'
export { leagues } from './sports/teams.ts'
