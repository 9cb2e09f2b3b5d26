import { siteMerchant } from '@croupier/api/merchant'
import { createJweOpener, createJweSealing, createWire, readServicePath, type JweOpener } from '@croupier/api'
import { alikeStores, createSandbox, manualClock, sandboxMerchant, seededRandom, type Sandbox } from '@croupier/sandbox'
import { defaultSiteConfig } from '../config/SiteConfig.ts'
import { createRootStore, type RootStore } from '../root/RootStore.ts'
import { ManualClock } from './ManualClock.ts'
import { memoryCookies, memoryStorage, type MemoryStorage } from './memoryStorage.ts'
import { shippedMerchants } from '../../../../merchants/shipped.ts'
import { testMerchants } from './testMerchants.ts'

/** The stores over the real client, on the sandbox, with one clock for both sides. */
export interface SandboxFixture {
  readonly root: RootStore
  readonly sandbox: Sandbox
  readonly session: MemoryStorage
  readonly visited: string[]
  /** Moves the time of both sides on. */
  advance(ms: number): void
}

const noon = Date.UTC(2026, 10, 21, 12)
let opener: Promise<JweOpener> | undefined
const sownStore = alikeStores()

/** Builds a platform in memory and the stores of one browser tab on it; `digits` are the decimals of every currency. */
export function sandboxFixture(search = '', digits?: number): SandboxFixture {
  const files =
    digits === undefined
      ? shippedMerchants
      : shippedMerchants.map((file) => ({ ...file, currency: { ...file.currency, digits } }))
  const platformClock = manualClock(noon)
  const clock = new ManualClock(noon)
  // One shared key pair: making one takes longer than most tests.
  const sandbox = createSandbox({
    merchants: files.map(sandboxMerchant),
    clock: platformClock,
    random: seededRandom(9),
    passwordMemory: 1,
    ...(digits === undefined && { store: sownStore() }),
    sealing: () => (opener ??= createJweOpener()),
    gamesUrl: 'http://games.test',
  })
  const cookies = new Map<string, string>()
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (cookies.size > 0)
      request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.app.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  const session = memoryStorage()
  const visited: string[] = []
  let uuids = 0
  const root = createRootStore({
    openWire: (context) =>
      createWire({
        ...context,
        baseURL: 'http://sandbox.test',
        fetch: send as typeof fetch,
        sealing: createJweSealing(),
        now: () => clock.now(),
        retry: { attempts: 1 },
      }),
    sessionStorage: session,
    localStorage: memoryStorage({ ageAnswer: 'of-age' }),
    cookies: memoryCookies(),
    clock,
    random: () => 0.5,
    uuid: () => `uuid-${++uuids}`,
    place: {
      host: () => 'localhost:4000',
      href: () => `http://localhost:4000/${search}`,
      search: () => search,
      go: (path) => void visited.push(path),
      reloadAt: () => undefined,
      hasPage: () => true,
    },
    config: defaultSiteConfig,
    merchants: files.map(siteMerchant),
    analytics: { start: () => undefined },
    operatingSystem: 'Linux',
    openServicePath: async (path) => readServicePath(path),
    languages: testMerchants[2]?.langList ?? [],
  })
  return {
    root,
    sandbox,
    session,
    visited,
    advance: (ms) => {
      platformClock.advance(ms)
      clock.advance(ms)
    },
  }
}
