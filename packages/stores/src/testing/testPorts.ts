import { PlatformError, TokenExpired, type Answer } from '@croupier/api'
import { defaultSiteConfig, type SiteConfig } from '../config/SiteConfig.ts'
import { createRootStore, type RootStore } from '../root/RootStore.ts'
import type { WireContext, Ports } from '../ports/Ports.ts'
import { fakeClient, value, type FakeClient, type Handlers } from './fakeClient.ts'
import { ManualClock } from './ManualClock.ts'
import { memoryCookies, memoryStorage, type MemoryCookies, type MemoryStorage } from './memoryStorage.ts'
import { testMerchants } from './testMerchants.ts'

/** Ports worked by hand, and the stores over them. */
export interface TestFixture {
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
export interface FixtureOptions {
  readonly handlers?: Handlers
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  readonly config?: Partial<SiteConfig>
  readonly host?: string
  readonly search?: string
  /** The paths that lead to a page; default all. */
  readonly hasPage?: (path: string) => boolean
  readonly ports?: Partial<Ports>
}

type Status = Answer<'system.status'>

/** Module ids as a flat tree under the root. */
export const modules = (...on: string[]): Status['info']['whitelabel'] => ({
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: on.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
})

/** A permission response; tests change the parts they are about. */
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

/** A login's response. */
export const signedIn = (change: Partial<Answer<'session.login'>> = {}) =>
  value('session.login', { token: 'tok-1', userName: 'maria', customerType: 0, ...change })

/** A refusal by the platform. */
export const refusal = (code: string | null, message = '', more: unknown = null) =>
  new PlatformError({ code, message, value: more, status: 200 }, { endpoint: 'test', reference: 'REF-1' })

/** The platform no longer accepts the token. */
export const expiry = (message = 'Signed out elsewhere', more: unknown = null) =>
  new TokenExpired({ code: 'login.not.session', message, value: more }, { endpoint: 'test', reference: 'REF-2' })

/** Responses that every logged-in page requests. */
export const usualHandlers: Handlers = {
  'system.status': () => permission(),
  'member.info': () => memberInfo(),
  'member.avatar': () => value('member.avatar', { avatar: '0', avatarType: 'STATIC' }),
  'wallet.balance': () => value('wallet.balance', { sumBalance: 1234.5, balance: [], currency: 'TLB' }),
  'wallet.merchantWallet': () => value('wallet.merchantWallet', { isSingle: 1 }),
  'inbox.unreadCount': () => 2,
  'games.favouriteIds': () => ['11'],
}

/** Session storage of a logged-in member. */
export const memberSession = { token: 'tok-0', isAgent: '0', username: 'maria' } as const

/** A time-out of a day. */
export const pauseAnswer = () =>
  value('safety.startBreak', {
    kind: 'timeOut',
    length: '24h',
    phase: 'running',
    startedAt: 0,
    endsAt: 86_400_000,
    returnAskedAt: null,
    returnsAt: null,
  })

/** Builds the stores over ports worked by hand. */
export function fixture(options: FixtureOptions = {}): TestFixture {
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
    ...options.ports,
    openWire: (given) => {
      context = given
      return options.ports?.openWire?.(given) ?? fake.wire
    },
  })
  if (!context) throw new Error('The root store opened no wire')
  return { root, fake, clock, session, local, cookies, visited, reloaded, measured, context }
}
