import { OtherFormat, OtherKey, STATE_FORMAT } from './core/state/format.ts'
import { banners } from './domains/content/notices/banners.ts'
import type { JweOpener } from '@croupier/api'
import { createGamesApp, type ClientFiles, type Rounds } from '@croupier/games'
import { Hono } from 'hono'
import { artApp } from './art/index.ts'
import { identityApp } from './identity/identityApp.ts'
import { phoneApp } from './identity/phoneApp.ts'
import { drawBackdrop } from './art/backdrop.ts'
import { drawSymbol } from './art/symbol.ts'
import { createCatalogue } from './domains/merchants/catalogue/createCatalogue.ts'
import { gameName } from './domains/merchants/catalogue/Catalogue.ts'
import { apartIn } from './core/due/StuckWork.ts'
import { bentClock, systemClock, type Clock } from './core/clock/clock.ts'
import { Faults, type Fault } from './wire/faults/Faults.ts'
import { verify, type Audit } from './core/ledger/verify.ts'
import { Watch } from './core/ledger/Watch.ts'
import type { Merchant } from './domains/merchants/merchants/Merchant.ts'
import type { PanelAccess } from './panel/access.ts'
import { createPanelApp } from './panel/panelApp.ts'
import { createPasswords, sharedPasswords, type Passwords } from './core/secrets/Passwords.ts'
import { portableScrypt, scryptMemory, type Scrypt } from './core/secrets/scrypt.ts'
import { keyMark, memoryVault, type Vault } from './core/secrets/vault.ts'
import { seededRandom, systemRandom, type Random } from './core/random/random.ts'
import { createRounds } from './domains/play/rounds/createRounds.ts'
import { scenarios, type ScenarioName } from './scenarios/scenarios.ts'
import { State } from './core/state/State.ts'
import { platform as rules } from './subjects.ts'
import type { PlatformState, World } from './World.ts'
import { memoryStore, type Store } from './core/store/store.ts'
import { createPlatformApp } from './wire/platformApp.ts'
import { freshOpeners } from './wire/openers.ts'
import type { AddressOf } from './wire/Platform.ts'
import { RequestLog, type LoggedCall } from './wire/RequestLog.ts'

/** The world a sandbox is given. Everything but the merchants has a default that suits a demonstration. */
export interface SandboxOptions {
  /** Same seed, same catalogue, people and history. */
  readonly seed?: number
  readonly clock?: Clock
  readonly random?: Random
  readonly store?: Store
  /** First state, when there is none yet; 'seeded' by default. */
  readonly scenario?: ScenarioName
  /** Faults set from the start. */
  readonly faults?: readonly Fault[]
  /** Address of the sandbox as a browser sees it; pictures are read from there. */
  readonly publicUrl?: string
  /** Address of the games origin as a browser sees it. */
  readonly gamesUrl?: string
  /** Origins of the sites that may frame games; the first is the default. */
  readonly siteOrigins?: readonly string[]
  /** Merchants of the platform; {@link sandboxMerchant} makes one of a merchant's file. The first is the default. */
  readonly merchants: readonly Merchant[]
  /** Who may use the operator panel; a sandbox that listens on a port must give it. Only this program, by default. */
  readonly panel?: PanelAccess
  /** Tells visitors' addresses; all have the one of the operator panel by default. */
  readonly addressOf?: AddressOf
  /** Opens bodies sealed by JWE; a fresh key pair, made when first needed, by default. */
  readonly sealing?: () => Promise<JweOpener>
  /** Memory of a password's hash in KiB; 16 MiB by default, 2 KiB at least. Tests and shows take little. */
  readonly passwordMemory?: number
  /** Serves one grey pixel instead of drawings, which take a browser a sixth of a page's time. For tests that look at none. */
  readonly plainPictures?: boolean
  /** Derives the hashes; one that runs anywhere by default. */
  readonly scrypt?: Scrypt
  /** Encrypts secrets in the state; a state that is written somewhere needs one with a key. */
  readonly vault?: Vault
  /**
   * Reads the built scripts and styles of the demo games; on Node, `clientFiles` of `@croupier/games/node`. Without it
   * game pages are served, but do not run.
   */
  readonly gameFiles?: ClientFiles
  /**
   * For tests: looks at the books after every write and throws `BooksWrong` when one left them wrong, and fails a call
   * that refuses with a code which the contract does not declare for it.
   */
  readonly watchBooks?: boolean
  /** Told of faults of the sandbox itself, besides the request log: a server writes them to its error stream. */
  readonly report?: (message: string, cause?: unknown) => void
  /** Told of every refused call, which may have been an attempt at what a rule keeps away. */
  readonly refused?: (call: LoggedCall) => void
}

/** A running platform. */
export interface Sandbox {
  /** Platform, drawn art and operator panel. */
  readonly app: Hono
  /** The games origin. */
  readonly games: Hono
  readonly state: PlatformState
  /** What domain operations work on; change it only inside `state.transact`. */
  readonly world: World
  readonly faults: Faults
  readonly log: RequestLog
  readonly rounds: Rounds
  /** Does what the clock says is due: credits, expiries. Requests do it too; a server calls it now and then. */
  tick(): void
  /** Recomputes the ledger. */
  verify(): Audit
  snapshot(): string
  restore(snapshot: string): void
  /** Back to the first state, or to another scenario's; faults and log are cleared as well. */
  reset(scenario?: ScenarioName): void
  /** Releases the store. */
  close(): void
}

const trimmed = (address: string) => address.replace(/\/+$/, '')

/**
 * Makes a platform. It runs wherever `fetch` does: in Node, in a browser, in a service worker. Throws `OtherFormat` when
 * the store holds a state of another version, and `OtherKey` when it was written with another vault.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const seed = options.seed ?? 1
  const base = options.clock ?? systemClock
  const vault = options.vault ?? memoryVault
  const merchants = new Map(options.merchants.map((merchant) => [merchant.code, merchant]))
  // Made with the first write, as it reads the books that are there by then.
  let watch: Watch | undefined
  const state: PlatformState = new State(
    options.store ?? memoryStore(),
    rules.state,
    options.watchBooks
      ? (written) => {
          watch ??= new Watch(state.tables, rules.invariants)
          watch.look(written)
        }
      : undefined,
    keyMark(vault),
  )
  const settings = () => state.tables.settings.get('operator')
  if ((settings()?.format ?? STATE_FORMAT) !== STATE_FORMAT)
    throw new OtherFormat(
      'The stored state is of another version of the sandbox. Remove it, or store to another place.',
    )
  if ((settings()?.keyMark ?? keyMark(vault)) !== keyMark(vault))
    throw new OtherKey('The stored state was written with another key.')
  const clock = bentClock(base, () => settings()?.clock ?? { offset: 0, frozenAt: null })
  const faults = new Faults(options.faults)
  const report = options.report ?? (() => {})
  const worldWith = (random: Random, sharing = (passwords: Passwords) => passwords): World => ({
    passwords: sharing(createPasswords(options.scrypt ?? portableScrypt, scryptMemory(options.passwordMemory), random)),
    vault,
    apart: apartIn(state, clock, report),
    faulty: (endpoint) => faults.keepsFromWork(endpoint),
    tables: state.tables,
    figures: state.figures,
    clock,
    random,
    merchants,
    movements: rules.movements,
    ports: rules.ports,
    posted(transaction) {
      rules.posted(this, transaction)
    },
    // A stored state keeps the catalogue it was seeded with, whatever seed is asked for now.
    get catalogue() {
      const kept = settings()
      return createCatalogue(kept?.seed ?? seed, kept?.slots)
    },
  })
  const world = worldWith(options.random ?? systemRandom)
  // Seeded with chance of its own, so that the same seed gives the same state whatever the sandbox draws later.
  const sow = (scenario: ScenarioName = options.scenario ?? 'seeded') => {
    const sown = worldWith(seededRandom(seed), sharedPasswords)
    state.reset(() => scenarios[scenario].sow(sown, seed))
  }
  if (state.empty) sow()
  const platform = {
    state,
    world,
    rules,
    faults,
    log: new RequestLog(options.refused),
    addresses: {
      publicUrl: trimmed(options.publicUrl ?? 'http://localhost:4001'),
      gamesUrl: trimmed(options.gamesUrl ?? 'http://localhost:4002'),
      siteOrigins: options.siteOrigins ?? ['http://localhost:4000'],
    },
    openers: freshOpeners(options.sealing),
    addressOf: options.addressOf ?? (() => null),
    declaredCodesOnly: options.watchBooks ?? false,
    report,
  }
  const rounds = createRounds(state, world)
  const reset = (scenario?: ScenarioName) => {
    sow(scenario)
    platform.faults.clear()
    platform.faults.latency = 0
    platform.log.clear()
  }
  const app = new Hono()
  // Under the platform's paths, so that the site's own server passes it on.
  app.route('/wps/stand-in/phone', phoneApp(platform))
  app.route('/', createPlatformApp(platform))
  app.route('/', createPanelApp(platform, rules.panel, { reset, access: options.panel }))
  app.route('/identity', identityApp(platform))
  const drawn = artCatalogue(world)
  for (const prefix of ['/art', '/cdn-a/art', '/cdn-b/art']) app.route(prefix, artApp(drawn, options.plainPictures))
  return {
    app,
    games: createGamesApp({
      rounds,
      siteOrigins: () => platform.addresses.siteOrigins,
      drawSymbol: (name, nodeId) => drawSymbol(name, String(nodeId), drawn.game(String(nodeId))),
      drawBackdrop: (nodeId) => drawBackdrop(String(nodeId), drawn.game(String(nodeId)) ?? {}),
      clientFiles: options.gameFiles,
    }),
    state,
    world,
    faults: platform.faults,
    log: platform.log,
    rounds,
    tick() {
      if (rules.anythingWaits(world)) state.transact(() => rules.settleDue(world))
    },
    verify: () => verify(world, rules.invariants),
    snapshot: () => state.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    reset,
    close: () => state.close(),
  }
}

/** A key pair made when it is first needed and kept for the life of the sandbox. */
function artCatalogue(world: World) {
  return {
    game(nodeId: string) {
      const game = world.catalogue.gameByNode.get(Number(nodeId))
      if (!game) return undefined
      return { name: gameName(game, 'EN'), gameClass: game.gameClass, vendor: game.vendor, gameType: game.gameType }
    },
    banner(id: string) {
      const banner = banners.find((one) => one.id === Number(id))
      return banner && { groupName: banner.groupName, title: banner.title.EN }
    },
    vendor(code: string) {
      const vendor = world.catalogue.vendorByCode.get(code)
      return vendor && { name: vendor.name }
    },
  }
}
