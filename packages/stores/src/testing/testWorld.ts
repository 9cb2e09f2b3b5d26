import { PlatformError, TokenExpired, type Answer } from '@croupier/api'
import { defaultSiteConfig, type SiteConfig } from '../config/SiteConfig.ts'
import { createRootStore, type RootStore } from '../root/RootStore.ts'
import type { WireContext, World } from '../world/World.ts'
import { fakeClient, value, type FakeClient, type Handlers } from './fakeClient.ts'
import { ManualClock } from './ManualClock.ts'
import { memoryCookies, memoryStorage, type MemoryCookies, type MemoryStorage } from './memoryStorage.ts'
import { testMerchants } from './testMerchants.ts'

/** A world worked by hand, and the stores in it. */
export interface TestStage {
  readonly root: RootStore
  readonly fake: FakeClient
  readonly clock: ManualClock
  readonly session: MemoryStorage
  readonly local: MemoryStorage
  readonly cookies: MemoryCookies
  readonly visited: string[]
  readonly reloaded: string[]
  readonly measured: string[]
  readonly context: WireContext
}

/** Overrides for a test. */
export interface StageOptions {
  readonly handlers?: Handlers
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  readonly config?: Partial<SiteConfig>
  readonly host?: string
  readonly search?: string
  /** Which paths lead to a page; all of them when left out. */
  readonly hasPage?: (path: string) => boolean
  readonly world?: Partial<World>
}

type Status = Answer<'system.status'>

/** Module ids as a flat tree under the root. */
export const modules = (...on: string[]): Status['info']['whitelabel'] => ({
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: on.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
})

/** A permission answer; tests change what they are about. */
export const permission = (change: Partial<Omit<Status, 'info'>> & { readonly info?: Partial<Status['info']> } = {}) =>
  value('system.status', {
    location: { ip: '203.0.113.7', countryCode: 'PH' },
    maintenance: false,
    regionRestriction: false,
    ...change,
    info: { whitelabel: modules(), ...change.info },
  })

/** Facts of a member. */
export const memberInfo = (change: Partial<Answer<'member.info'>> = {}) =>
  value('member.info', {
    id: 1001,
    account: 'maria',
    nickname: 'Maria',
    type: 0,
    toUpline: 0,
    clubLabel: { labelName: 'VIP1', rankLevel: 1 },
    memberLabel: [],
    ...change,
  })

/** A sign-in's answer. */
export const signedIn = (change: Partial<Answer<'session.login'>> = {}) =>
  value('session.login', { token: 'tok-1', userName: 'maria', customerType: 0, ...change })

/** A refusal by the platform. */
export const refusal = (code: string | null, message = '', more: unknown = null) =>
  new PlatformError({ code, message, value: more, status: 200 }, { endpoint: 'test', reference: 'REF-1' })

/** The platform no longer knows the token. */
export const expiry = (message = 'Signed out elsewhere') =>
  new TokenExpired({ code: 'login.not.session', message }, { endpoint: 'test', reference: 'REF-2' })

/** Answers that every signed-in page asks for. */
export const usualHandlers: Handlers = {
  'system.status': () => permission(),
  'member.info': () => memberInfo(),
  'member.avatar': () => value('member.avatar', { avatar: '0', avatarType: 'STATIC' }),
  'wallet.balance': () => value('wallet.balance', { sumBalance: 1234.5, balance: [], currency: 'TLB' }),
  'wallet.merchantWallet': () => value('wallet.merchantWallet', { isSingle: 1 }),
  'messages.unreadCount': () => 2,
  'games.favouriteIds': () => ['11'],
}

/** Session storage of a logged-in member. */
export const memberSession = { token: 'tok-0', isAgent: '0', username: 'maria' } as const

/** Builds the stores in a world worked by hand. */
export function stage(options: StageOptions = {}): TestStage {
  const clock = new ManualClock()
  const session = memoryStorage(options.session)
  const local = memoryStorage({ ageAnswer: 'of-age', ...options.local })
  const cookies = memoryCookies()
  const visited: string[] = []
  const reloaded: string[] = []
  const measured: string[] = []
  const fake = fakeClient({ ...usualHandlers, ...options.handlers })
  let context: WireContext | undefined
  let uuids = 0
  const host = options.host ?? 'ph1.croupier.example'
  const root = createRootStore({
    openWire: (given) => {
      context = given
      return fake.wire
    },
    sessionStorage: session,
    localStorage: local,
    cookies,
    clock,
    random: () => 0.6,
    uuid: () => `uuid-${++uuids}`,
    place: {
      host: () => host,
      href: () => `https://${host}/register${options.search ?? ''}`,
      search: () => options.search ?? '',
      go: (path) => void visited.push(path),
      reloadAt: (path) => void reloaded.push(path),
      hasPage: (path) => options.hasPage?.(path) ?? true,
    },
    config: { ...defaultSiteConfig, ...options.config },
    merchants: testMerchants,
    analytics: { start: (tagId) => void measured.push(tagId) },
    operatingSystem: 'Linux',
    openServicePath: async (path) => `https://service.example/${path}`,
    languages: testMerchants[2]?.langList ?? [],
    ...options.world,
  })
  if (!context) throw new Error('The root store opened no wire')
  return { root, fake, clock, session, local, cookies, visited, reloaded, measured, context }
}
