import { type CallsOf, games, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { AgeStore } from '../age/AgeStore.ts'
import type { VendorCard } from '../catalogue/CatalogueStore.ts'
import { categoryPath } from '../catalogue/lanes.ts'
import { tileOfGame, type GameTile } from '../game-tile/GameTile.ts'
import type { FailureText } from '../failure/failureText.ts'
import type { PopupListOf } from '../modals/modal.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LoadOutcome } from '../kit/Remote.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { OpenedWindow, Ports } from '../ports/Ports.ts'
import type { LoginGuard } from '../session/LoginGuard.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import { GameNames } from './GameNames.ts'
import { hostOfCdn, launchAddress, type LaunchedGame } from './launchAddress.ts'
import { launchFailure } from './launchFailure.ts'
import { OpenGame } from './OpenGame.ts'
import {
  decideCard,
  decideGame,
  gamePath,
  type LaunchTarget,
  type MatchPick,
  type StartDecision,
} from './startDecision.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

interface Parts {
  readonly age: AgeStore
  readonly session: SessionStore
  readonly guard: LoginGuard
  readonly modals: ModalStore
  readonly system: SystemStore
  readonly balance: BalanceStore
}

type PlacedTarget = Pick<LaunchTarget, 'vassalage' | 'name'> & { readonly nodeId: string }
type LaunchPorts = Pick<Ports, 'place' | 'config' | 'clock' | 'openWindow' | 'localStorage' | 'sessionStorage'>

/** The launch call of a vendor's whole sportsbook, where it has a separate one. */
type OwnLaunch = (signal: AbortSignal) => Promise<{ readonly url: string }>

/** Starts games: runs the guard, then meets the requirements of the card or game. */
export class LaunchStore {
  target: LaunchTarget | undefined = undefined
  readonly game: RemoteValue<LaunchedGame>
  /** The browser did not let the game's own window open. */
  windowBlocked = false
  /** Games of the open popup list. */
  readonly popupGames: RemoteValue<readonly GameTile[]>
  /** The open game as this device keeps it, and one that was interrupted. */
  readonly openGame: OpenGame
  readonly #names: GameNames
  /** The vendor last chosen for the slots lobby. */
  chosenVendor: string | undefined = undefined
  readonly #client: CallsOf<typeof games>
  readonly #ownLaunches = new Map<string, OwnLaunch>()
  readonly #ports: LaunchPorts
  readonly #parts: Parts
  /** The window of the game started last, if it opened in one. */
  #window: OpenedWindow | undefined

  constructor(wire: Wire, ports: LaunchPorts, parts: Parts) {
    this.#client = wire.calls(games)
    this.#names = new GameNames(wire)
    this.openGame = new OpenGame(ports, parts.session)
    this.#ports = ports
    this.#parts = parts
    this.game = new RemoteValue(() => ports.clock.now())
    this.popupGames = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      target: observableRef,
      windowBlocked: observable,
      chosenVendor: observable,
      open: actionBound,
      openInWindow: actionBound,
      returned: actionBound,
      leave: actionBound,
      resume: actionBound,
    })
  }

  /** Starts from a vendor's card. */
  chooseCard(card: VendorCard): StartDecision {
    return this.#follow(decideCard(card))
  }

  /** Starts a game. */
  chooseGame(game: GameTile): StartDecision {
    return this.#follow(decideGame(game))
  }

  /** Starts from the odds of a match: opens its sportsbook with them in the slip. */
  chooseMatch(match: PlacedTarget & { readonly matchId: string }, matchPick: MatchPick): StartDecision {
    const { vassalage, nodeId, name, matchId } = match
    return this.#follow({ kind: 'launch', target: { gameType: 'SPORTS', vassalage, name, nodeId, matchId, matchPick } })
  }

  /** Starts a room of a card game. */
  choosePvpRoom(room: PlacedTarget & { readonly id: string }): StartDecision {
    const { id: roomId, vassalage, nodeId, name } = room
    return this.#follow({ kind: 'launch', target: { gameType: 'PVP', vassalage, nodeId, name, roomId } })
  }

  /** The name of a game as the platform gave it; undefined while it is unknown. */
  nameOf(target: LaunchTarget): string | undefined {
    return this.#names.of(target)
  }

  /** Loads the name of a game opened by a link; until then the vendor's name shows. */
  learnName(target: LaunchTarget): Promise<void> {
    return this.#names.learn(target)
  }

  /** Runs `start` once the person is old enough and logged in. */
  admit(start: () => unknown): void {
    this.#parts.age.require(() => void this.#parts.guard.require(start, this.#ports.config.trialMayPlay))
  }

  /** Fetches the games of a popup list; also its retry. */
  loadPopupGames({ gameType, vassalage }: PopupListOf): void {
    this.popupGames.reset()
    void this.popupGames.load(async (signal) =>
      (await this.#client.games.list({ gameType, vassalage }, { signal })).games.map(tileOfGame),
    )
  }

  /** Requests the game's address; the frame page calls this when it opens and when it is reloaded. */
  async open(target: LaunchTarget): Promise<LoadOutcome<LaunchedGame>> {
    this.target = target
    const { name: _, ...fields } = target
    this.openGame.open(target)
    // Another start than the one shown: if it fails, the failure shows and not a game that cannot go on.
    return this.game.load(async (signal) => {
      const own = target.nodeId === undefined ? this.#ownLaunches.get(target.vassalage) : undefined
      const { url } = own ? await own(signal) : await this.#client.games.launch(fields, { signal })
      return launchAddress(this.#parts.system.launchUrl(url), this.#ports.place.href(), this.#gameHosts())
    }, true)
  }

  /** Launches a vendor's whole book by a separate call. */
  launchBy(vassalage: string, launch: OwnLaunch): void {
    this.#ownLaunches.set(vassalage, launch)
  }

  /** Whether this game was started last and not left since. */
  isStarted(target: LaunchTarget): boolean {
    return this.target !== undefined && gamePath(this.target) === gamePath(target)
  }

  /** Whether the games of this vendor open in their own window. */
  opensInWindow({ vassalage }: LaunchTarget): boolean {
    return this.#ports.config.windowVendors.includes(vassalage)
  }

  /**
   * Opens a game in a separate window. Call it during the user gesture, also for a retry: browsers block windows opened
   * later, so it opens empty immediately and navigates to the game once its address has loaded. It closes if there is
   * no address.
   */
  async openInWindow(target: LaunchTarget): Promise<void> {
    this.game.reset()
    this.target = target
    const opened = this.#ports.openWindow?.()
    this.#window = opened
    this.windowBlocked = opened === undefined
    // A vendor session without a visible game would only block the next one.
    if (!opened) return
    const outcome = await this.open(target)
    if (outcome.kind === 'ready') return opened.goTo(outcome.data.url)
    opened.close()
    // A later start has a window of its own.
    if (this.#window === opened) this.#window = undefined
  }

  /** The person is back at the site: where the game's own window was closed, its game is over. */
  returned(): void {
    if (!this.#window?.isClosed()) return
    this.#window = undefined
    this.openGame.forget()
    this.game.reset()
    void this.#parts.balance.refresh()
  }

  /**
   * Ends the running game, in whatever window it runs, and returns to its lobby: the person stopped at a reality check,
   * or the session limit is reached.
   */
  stop(): void {
    const { target } = this
    this.#window?.close()
    this.#window = undefined
    this.leave()
    this.#ports.place.go(target ? categoryPath(target.gameType) : '/')
  }

  /** The text when the game did not start. */
  get failure(): FailureText | undefined {
    const { value } = this.game
    return value.state === 'failed' ? launchFailure(value.error) : undefined
  }

  /** The game was left: its frame's address is no longer valid, and the balance has changed. */
  leave(): void {
    this.openGame.forget()
    this.target = undefined
    this.windowBlocked = false
    this.game.reset()
    if (this.#parts.session.isSignedIn) void this.#parts.balance.refresh()
  }

  /** Checks whether a game of this member was interrupted on this device, unless one is open. */
  recallInterrupted(): void {
    if (this.target === undefined) this.openGame.recall()
    else this.openGame.dismiss()
  }

  /** Returns to the interrupted game. */
  resume(): void {
    const { interrupted } = this.openGame
    if (interrupted) this.#follow({ kind: 'launch', target: interrupted })
  }

  #follow(decision: StartDecision): StartDecision {
    if (decision.kind === 'launch') this.#names.note(decision.target)
    if (decision.kind === 'route' && !decision.guarded) {
      runInAction(() => (this.chosenVendor = decision.vassalage))
      this.#ports.place.go(decision.path)
    } else this.admit(() => this.#start(decision))
    return decision
  }

  #start(decision: StartDecision): void {
    if (decision.kind === 'maintenance') {
      void this.#parts.modals.open({ kind: 'game', list: decision.list, closed: true })
    } else if (decision.kind === 'route' && !this.#ports.place.hasPage(decision.path)) {
      void this.#parts.modals.open({
        kind: 'message',
        tone: 'info',
        titleKey: 'game.not_here_title',
        textKey: 'game.not_here',
        confirmKey: 'in_increase_submit',
      })
    } else if (this.#parts.session.isAgent && !this.#ports.config.agentsMayPlay) {
      void this.#parts.guard.warnTrueAccount()
    } else if (decision.kind === 'popupList') {
      this.loadPopupGames(decision.list)
      void this.#parts.modals.open({ kind: 'game', list: decision.list })
    } else {
      this.#parts.modals.closeByName('gameModal')
      // During a break the page says so, and the platform refuses the game.
      const mayOpen = this.#parts.session.pause === undefined
      if (mayOpen && decision.kind === 'launch' && this.opensInWindow(decision.target))
        void this.openInWindow(decision.target)
      this.#ports.place.go(decision.kind === 'route' ? decision.path : gamePath(decision.target))
    }
  }

  #gameHosts(): readonly string[] | undefined {
    const { gameHosts } = this.#ports.config
    return (
      gameHosts && [...gameHosts, ...(this.#parts.system.permission.data?.info.launchGameCDNs ?? []).map(hostOfCdn)]
    )
  }
}

/** The game of a member who logs out ends, and the device deletes it. */
export const launchHooks: StoreHooks<LaunchStore> = {
  audienceChanged: (store, isSignedIn) => {
    if (isSignedIn) return
    store.game.reset()
    store.openGame.forget()
  },
}
