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
import type { PlatformState, Context } from './Context.ts'
import { memoryStore, type Store } from './core/store/store.ts'
import { createPlatformApp } from './wire/platformApp.ts'
import { freshOpeners } from './wire/openers.ts'
import type { AddressOf } from './wire/Platform.ts'
import { RequestLog, type LoggedCall } from './wire/RequestLog.ts'

/** Options of {@link createSandbox}. Everything but the merchants has a default that suits a demonstration. */
export interface SandboxOptions {
  /** The same seed gives the same catalogue, people and history. */
  readonly seed?: number
  readonly clock?: Clock
  readonly random?: Random
  readonly store?: Store
  /** Scenario of a new state; 'seeded' by default. */
  readonly scenario?: ScenarioName
  /** Faults to inject from the start. */
  readonly faults?: readonly Fault[]
  /** Address of the sandbox as a browser sees it; pictures are loaded from there. */
  readonly publicUrl?: string
  /** Address of the games origin as a browser sees it. */
  readonly gamesUrl?: string
  /** Origins of the sites that may frame games; the first is the default. */
  readonly siteOrigins?: readonly string[]
  /** Merchants of the platform; {@link sandboxMerchant} creates one from a file. The first is the default. */
  readonly merchants: readonly Merchant[]
  /** Who may use the operator panel; required for a sandbox that listens on a port. Only this program, by default. */
  readonly panel?: PanelAccess
  /** Returns visitors' addresses; by default all have the one set in the operator panel. */
  readonly addressOf?: AddressOf
  /** Decrypts JWE request bodies; by default with a new key pair, created on first use. */
  readonly sealing?: () => Promise<JweOpener>
  /** Memory of a password hash in KiB; 16 MiB by default, 2 KiB at least. Tests and demos use little. */
  readonly passwordMemory?: number
  /** Serves one grey pixel instead of drawings, a sixth of a page's load time. For tests that ignore pictures. */
  readonly plainPictures?: boolean
  /** Derives the hashes; by default a portable implementation. */
  readonly scrypt?: Scrypt
  /** Encrypts secrets in the state; a persisted state needs a vault with a key. */
  readonly vault?: Vault
  /**
   * Reads the built scripts and styles of the demo games; on Node, `clientFiles` of `@croupier/games/node`. Without it
   * game pages are served, but do not run.
   */
  readonly gameFiles?: ClientFiles
  /**
   * For tests: checks the books after every write and throws `BooksWrong` when a write breaks them, and fails a call
   * that refuses with a code which the contract does not declare for it.
   */
  readonly watchBooks?: boolean
  /** Called for faults of the sandbox itself, besides the request log: a server writes them to its error stream. */
  readonly report?: (message: string, cause?: unknown) => void
  /** Called for every refused call, which may have been an attack. */
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
  readonly context: Context
  readonly faults: Faults
  readonly log: RequestLog
  readonly rounds: Rounds
  /** Does what is due by the clock: credits, expiries. Requests do so too; a server also calls it regularly. */
  tick(): void
  /** Recomputes the ledger. */
  verify(): Audit
  snapshot(): string
  restore(snapshot: string): void
  /** Resets to the first state, or to another scenario's; also clears faults and log. */
  reset(scenario?: ScenarioName): void
  /** Releases the store. */
  close(): void
}

const trimmed = (address: string) => address.replace(/\/+$/, '')

/**
 * Creates a platform. Runs wherever `fetch` does: in Node, in a browser, in a service worker. Throws `OtherFormat` when
 * the store holds a state of another version, and `OtherKey` when it was written with another vault.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const seed = options.seed ?? 1
  const base = options.clock ?? systemClock
  const vault = options.vault ?? memoryVault
  const merchants = new Map(options.merchants.map((merchant) => [merchant.code, merchant]))
  // Created with the first write, as it reads the existing books.
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
  const contextWith = (random: Random, sharing = (passwords: Passwords) => passwords): Context => ({
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
    // A stored state keeps the catalogue it was seeded with, even if another seed is requested now.
    get catalogue() {
      const kept = settings()
      return createCatalogue(kept?.seed ?? seed, kept?.slots)
    },
  })
  const context = contextWith(options.random ?? systemRandom)
  // Has its own random source, so that the same seed gives the same state whatever the sandbox draws later.
  const sow = (scenario: ScenarioName = options.scenario ?? 'seeded') => {
    const sown = contextWith(seededRandom(seed), sharedPasswords)
    state.reset(() => scenarios[scenario].sow(sown, seed))
  }
  if (state.empty) sow()
  const platform = {
    state,
    context,
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
  const rounds = createRounds(state, context)
  const reset = (scenario?: ScenarioName) => {
    sow(scenario)
    platform.faults.clear()
    platform.faults.latency = 0
    platform.log.clear()
  }
  const app = new Hono()
  // Under the platform's paths, so that the site's own server forwards it.
  app.route('/wps/stand-in/phone', phoneApp(platform))
  app.route('/', createPlatformApp(platform))
  app.route('/', createPanelApp(platform, rules.panel, { reset, access: options.panel }))
  app.route('/identity', identityApp(platform))
  const drawn = artCatalogue(context)
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
    context,
    faults: platform.faults,
    log: platform.log,
    rounds,
    tick() {
      if (rules.anythingWaits(context)) state.transact(() => rules.settleDue(context))
    },
    verify: () => verify(context, rules.invariants),
    snapshot: () => state.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    reset,
    close: () => state.close(),
  }
}

/** Looks up the facts of games, vendors and banners for their pictures. */
function artCatalogue(context: Context) {
  return {
    game(nodeId: string) {
      const game = context.catalogue.gameByNode.get(Number(nodeId))
      if (!game) return undefined
      return { name: gameName(game, 'EN'), gameClass: game.gameClass, vendor: game.vendor, gameType: game.gameType }
    },
    banner(id: string) {
      const banner = banners.find((one) => one.id === Number(id))
      return banner && { groupName: banner.groupName, title: banner.title.EN }
    },
    vendor(code: string) {
      const vendor = context.catalogue.vendorByCode.get(code)
      return vendor && { name: vendor.name }
    },
  }
}
