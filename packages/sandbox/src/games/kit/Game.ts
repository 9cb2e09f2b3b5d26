import type {
  Board,
  Dealer,
  Detail,
  LaidDraft,
  OpenDraft,
  OpenRound,
  Outcome,
  Play,
} from '../../subjects/rounds/rounds.ts'
import type { DemoKind } from '../kinds.ts'
import type { CreateStage } from './client/data.ts'
import type { KitTexts } from './texts.ts'

/** What a game's page is drawn from. */
export interface PageView {
  readonly play: Play
  readonly kit: KitTexts
  /** Numbers in the player's language, with the digits wished for. */
  readonly number: Intl.NumberFormat
  /** A decimal text (`95.48`) as per cent figures in the player's language, without the sign. */
  readonly decimal: (text: string) => string
  /** Detail of the play's newest round, to show the table as it was left; null before the first. */
  readonly last: Detail
  /** The board of a game of shared results, as the game shows it; null in others. */
  readonly board: Detail
}

/** A game's parts of its page. All HTML is the game's own: it has escaped what came from elsewhere. */
export interface GamePage {
  /** Label of the button that places a round. */
  readonly action: string
  /** First message, before a round. */
  readonly welcome: string
  /** The table, wheel or sea: fills the room between head and desk. Decorative parts are `aria-hidden`. */
  readonly stage: string
  /** What the player bets on, above the desk: native controls with labels. May be empty. */
  readonly controls: string
  /** Body of the rules dialog above the facts. */
  readonly rules: string
  /** The return figure in a sentence [G-41]. */
  readonly returnNote: string
  readonly volatility: string
  /** Texts for the stage's client. */
  readonly texts: Readonly<Record<string, string>>
  /** Whatever else the stage's client needs; plain JSON. */
  readonly data: Detail
}

/** Where and when a bet on a shared result is laid. */
export interface BetTable {
  readonly game: Play['game']
  readonly now: number
}

/** How rounds of a game go. */
export type GamePlay<Choice, Facts> =
  | {
      /** Settled at once: what the drawn facts pay for this choice. */
      readonly settle: (stake: bigint, choice: Choice, facts: Facts) => Outcome
    }
  | {
      /** The round goes on: what it starts as. `now` is the server's clock. */
      readonly begin: (stake: bigint, choice: Choice, facts: Facts, now: number) => OpenDraft
      /** A move of the player. Throw `RoundRefused('round.move')` when it is not allowed now. */
      readonly act: (round: OpenRound, move: unknown) => Outcome | { readonly state: Detail }
      /** What of the open round the player may see. */
      readonly view: (round: OpenRound) => Detail
    }
  | {
      /** A bet on a result that many share. Throw `RoundRefused('bet.closed')` when it is too late for it. */
      readonly lay: (stake: bigint, choice: Choice, table: BetTable) => LaidDraft
      /** What the page shows of the shared results: what is open to bets, and what came out lately. */
      readonly board: (board: Board, play: Pick<Play, 'game' | 'languageCode'>) => Detail
    }

/** A game, as its folder declares it. */
export interface GameSource<Tables extends Detail, Facts extends Detail, Choice> {
  readonly id: DemoKind
  /** Least time from one round to the next, milliseconds [G-26]. */
  readonly paceMs: number
  /** The day rules or pays last changed [G-41]. */
  readonly lastChanged: string
  /** The numbers the draw works on; written into the page that checks rounds. */
  readonly tables: Tables
  /**
   * Everything that chance decides, and nothing else. It runs on the server and, as its own text, in the page that
   * checks rounds: it may use its parameters only. A result that many bets share also has an id, which stands where a
   * round has the client seed and may say what is drawn.
   */
  readonly draw: (dealer: Dealer, tables: Tables, resultId: string) => Facts
  /** The facts as figures that need no language, for the page that checks rounds. Its own text runs there too. */
  readonly explain: (facts: Facts, tables: Tables) => readonly string[]
  /** Reads what the player bets on from the page's order; null when it is no choice of this game. */
  readonly choice: (input: unknown) => Choice | null
  readonly play: GamePlay<Choice, Facts>
  readonly page: (view: PageView) => GamePage
  /**
   * Runs in the page; self-contained like {@link GameSource.draw}. A stage of several functions is given as source text
   * that puts their texts together.
   */
  readonly createStage: CreateStage | string
  readonly style: string
}

/** What a press of the button becomes. */
export type GameOrder =
  | { readonly kind: 'instant'; readonly deal: (dealer: Dealer) => Outcome }
  | { readonly kind: 'open'; readonly begin: (dealer: Dealer, now: number) => OpenDraft }
  | { readonly kind: 'laid'; readonly lay: (table: BetTable) => LaidDraft }

/** A game as the games origin runs it. */
export interface DemoGame {
  readonly id: DemoKind
  readonly paceMs: number
  readonly lastChanged: string
  /** Null when the choice is none of this game. */
  readonly order: (stake: bigint, choice: unknown) => GameOrder | null
  readonly act: ((round: OpenRound, move: unknown) => Outcome | { readonly state: Detail }) | null
  readonly view: (round: OpenRound) => Detail
  /** Present in games of shared results. */
  readonly board: ((board: Board, play: Pick<Play, 'game' | 'languageCode'>) => Detail) | null
  readonly page: (view: PageView) => GamePage
  readonly style: string
  readonly stageSource: string
  /** For the page that checks rounds. */
  readonly fair: { readonly draw: string; readonly explain: string; readonly tables: Detail }
  /** Draws from a dealer, as rounds do. */
  readonly drawFacts: (dealer: Dealer, resultId?: string) => Detail
}

/** Makes a game of its declaration. */
export const defineGame = <Tables extends Detail, Facts extends Detail, Choice>(
  source: GameSource<Tables, Facts, Choice>,
): DemoGame => {
  const { play, draw, tables } = source
  return {
    id: source.id,
    paceMs: source.paceMs,
    lastChanged: source.lastChanged,
    order(stake, input) {
      const choice = source.choice(input)
      if (choice === null) return null
      if ('settle' in play)
        return { kind: 'instant', deal: (dealer) => play.settle(stake, choice, draw(dealer, tables, '')) }
      if ('lay' in play) return { kind: 'laid', lay: (table) => play.lay(stake, choice, table) }
      return { kind: 'open', begin: (dealer, now) => play.begin(stake, choice, draw(dealer, tables, ''), now) }
    },
    act: 'act' in play ? play.act : null,
    view: 'view' in play ? play.view : (round) => round.state,
    board: 'board' in play ? play.board : null,
    page: source.page,
    style: source.style,
    stageSource: String(source.createStage),
    fair: { draw: String(draw), explain: String(source.explain), tables },
    drawFacts: (dealer, resultId = '') => draw(dealer, tables, resultId),
  }
}
