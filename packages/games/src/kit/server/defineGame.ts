import type { HtmlEscapedString } from 'hono/utils/html'
import type { FairGame } from '../../fairness/FairGame.ts'
import type {
  Board,
  Dealer,
  Detail,
  PlacedDraft,
  OpenDraft,
  OpenRound,
  Outcome,
  Play,
  PlayGame,
} from '../../port/rounds.ts'
import type { DemoSubject } from '@croupier/locales/demo'
import type { KitTexts } from '../texts.ts'

/** A piece of a page, made with `hono/html`: every inserted value is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The facts of a catalogue entry that decide which demo game is played for it. */
export type CatalogueEntry = Pick<PlayGame, 'gameType' | 'gameClass' | 'nodeId'> & { readonly isHot: boolean }

/** How far results vary; `yourChoice` where the player's bet decides. */
export type Volatility = 'low' | 'medium' | 'high' | 'yourChoice'

/** Facts of a game that are shown before play. The rules sheet, the lobby and the tests read them here. */
export interface GameFacts {
  /**
   * Share of all stakes paid back, over every possible result, in hundredths of a per cent, truncated: for the
   * least and the most favourable way to play. The second is the return of perfect play.
   */
  readonly returns: { readonly least: number; readonly most: number }
  readonly volatility: Volatility
  /** The day rules or pays last changed, ISO 8601. */
  readonly lastChanged: string
  /** Minimum time from one round to the next, milliseconds; enforced by the server. */
  readonly paceMs: number
}

/** Input for building a game's page. */
export interface PageView {
  readonly play: Pick<Play, 'game' | 'languageCode'>
  readonly kit: KitTexts
  /** Numbers in the player's language, with the chosen digits. */
  readonly number: Intl.NumberFormat
  /** A decimal text (`95.48`) as per cent figures in the player's language, without the sign. */
  readonly decimal: (text: string) => string
  /** The same for hundredths of a per cent (9548). */
  readonly percent: (hundredths: number) => string
  /** Detail of the play's newest round, to restore the table; null before the first. */
  readonly last: Detail
  /** Details of the play's rounds, oldest first. */
  readonly history: readonly Detail[]
  /** The game's board of shared results; null in other games. */
  readonly board: Detail
}

/** A game's parts of its page. */
export interface GamePage {
  /** Label of the button that places a round. */
  readonly action: string
  /** First message, before a round. */
  readonly welcome: string
  /** The table, wheel or sea: fills the space between head and footer. Decorative parts are `aria-hidden`. */
  readonly view: Html
  /** Controls for the player's choice, above the footer: native controls with labels. Omitted if there is no choice. */
  readonly controls?: Html
  /** Body of the rules dialog above the facts. */
  readonly rules: Html
  /** The return in a sentence. */
  readonly returnNote: string
  /** Texts for the game's client. */
  readonly texts: Readonly<Record<string, string>>
  /** Other data for the game's client; plain JSON. */
  readonly data: Detail
}

/** Where and when a bet on a shared result is placed. */
export interface BetTable {
  readonly game: PlayGame
  readonly now: number
}

/** How a game's rounds are played. */
export type GamePlay<Choice, Facts> =
  | {
      /** Settled immediately: what the drawn facts pay for this choice. */
      readonly settle: (stake: bigint, choice: Choice, facts: Facts) => Outcome
    }
  | {
      /** Initial state of a continuing round. `now` is the server's clock. */
      readonly begin: (stake: bigint, choice: Choice, facts: Facts, now: number) => OpenDraft
      /** A move of the player. Throw `RoundRefused('round.move')` when it is not allowed now. */
      readonly act: (round: OpenRound, move: unknown) => Outcome | { readonly state: Detail }
      /** The part of the open round that the player may see. */
      readonly view: (round: OpenRound) => Detail
    }
  | {
      /**
       * A bet on a result that many share. Its state names the game as `game`. Throw `RoundRefused('bet.closed')` when
       * it is too late.
       */
      readonly placeBet: (choice: Choice, table: BetTable) => PlacedDraft
      /** What a bet pays once its results are due; `dealerOf` returns the random source of each. */
      readonly settleBet: (stake: bigint, state: Detail, dealerOf: (resultId: string) => Dealer) => Outcome
      /** Shared results for the page: those open to bets, and recent ones. */
      readonly board: (board: Board, play: Pick<Play, 'game' | 'languageCode'>) => Detail
    }

/** Ids of the games: the subjects of their texts. */
export type GameId = Exclude<DemoSubject, 'frame' | 'check'>

/** A game, as its folder declares it. */
export interface GameSource<Facts extends Detail, Choice> {
  /** Id of the game: its folder, its client, its texts and the `game` of its round details. */
  readonly id: GameId
  /** Whether it is played for a catalogue entry. The first match in `demoGames` wins. */
  readonly suits: (entry: CatalogueEntry) => boolean
  /** Stakes are multiples of this, in minor units, so that every payout is exact without rounding. */
  readonly stakeUnit: bigint
  /** Whether the stake is typed: any multiple of `stakeUnit` from the smallest to the largest on offer. */
  readonly typedStake?: boolean
  readonly facts: GameFacts
  readonly fair: FairGame<Facts>
  /** Reads the player's choice from the page's order; null when it is not a valid choice of this game. */
  readonly choice: (input: unknown) => Choice | null
  readonly play: GamePlay<Choice, Facts>
  readonly page: (view: PageView) => GamePage
}

/** Result of a press of the button. */
export type GameOrder =
  | { readonly kind: 'instant'; readonly deal: (dealer: Dealer) => Outcome }
  | { readonly kind: 'open'; readonly begin: (dealer: Dealer, now: number) => OpenDraft }
  | { readonly kind: 'placed'; readonly placeBet: (table: BetTable) => PlacedDraft }

/** A game as the games origin runs it. */
export interface DemoGame extends Pick<GameSource<Detail, unknown>, 'id' | 'suits' | 'stakeUnit' | 'facts' | 'page'> {
  readonly typedStake: boolean
  /** Null if the game has no such choice. */
  readonly order: (stake: bigint, choice: unknown) => GameOrder | null
  readonly act: ((round: OpenRound, move: unknown) => Outcome | { readonly state: Detail }) | null
  readonly view: (round: OpenRound) => Detail
  /** Present in games of shared results. */
  readonly shared: Pick<Extract<GamePlay<unknown, Detail>, { placeBet: unknown }>, 'settleBet' | 'board'> | null
  /** Draws the facts of a round. */
  readonly draw: (dealer: Dealer, resultId?: string) => Detail
}

/** Creates a game from its declaration. */
export const defineGame = <Facts extends Detail, Choice>(source: GameSource<Facts, Choice>): DemoGame => {
  const { play, fair } = source
  return {
    id: source.id,
    suits: source.suits,
    stakeUnit: source.stakeUnit,
    typedStake: source.typedStake ?? false,
    facts: source.facts,
    page: source.page,
    order(stake, input) {
      const choice = source.choice(input)
      if (choice === null) return null
      if ('settle' in play)
        return { kind: 'instant', deal: (dealer) => play.settle(stake, choice, fair.draw(dealer, '')) }
      if ('placeBet' in play) return { kind: 'placed', placeBet: (table) => play.placeBet(choice, table) }
      return { kind: 'open', begin: (dealer, now) => play.begin(stake, choice, fair.draw(dealer, ''), now) }
    },
    act: 'act' in play ? play.act : null,
    view: 'view' in play ? play.view : (round) => round.state,
    shared: 'placeBet' in play ? play : null,
    draw: (dealer, resultId = '') => fair.draw(dealer, resultId),
  }
}
