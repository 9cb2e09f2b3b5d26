import { createClient, createJweOpener, createJweSealing, type Client, type JweOpener } from '@croupier/api'
import { manualClock } from '../core/clock/clock.ts'
import { alikeStores } from '../core/store/alikeStores.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts'
import { seededRandom } from '../core/random/random.ts'
import { testMerchants } from './testMerchants.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'

/** Start of the test platforms' clock: Saturday, 21 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12)

/** A visitor: a client with its own token and cookies. */
export interface Visitor {
  readonly client: Client
  token: string | null
  readonly cookies: Map<string, string>
  language: string
}

/** A sandbox in memory with a clock moved by hand, and visitors to call it. */
export interface TestPlatform {
  readonly sandbox: Sandbox
  readonly clock: ReturnType<typeof manualClock>
  /** Errors that the sandbox reported about itself; a test that expects none should check. */
  readonly reports: string[]
  visitor(merchant?: string): Visitor
  /** A visitor who has logged in. */
  signIn(account: string, merchant?: string): Promise<Visitor>
  /** Operates the panel over its JSON; rejects when the panel refuses. */
  operate(action: string, input?: unknown): Promise<unknown>
  read(name: string): Promise<unknown>
}

let key: Promise<JweOpener> | undefined
/** One key pair for all test platforms: creating one takes longer than most tests. */
const sealing = () => (key ??= createJweOpener())

const seededStore = alikeStores()
/** Options that change the first state. */
const ownStart: readonly (keyof SandboxOptions)[] = [
  'merchants',
  'clock',
  'seed',
  'scenario',
  'passwordMemory',
  'scrypt',
  'vault',
]

/** Creates a test platform. */
export function createTestPlatform(options: Partial<SandboxOptions> = {}): TestPlatform {
  const clock = manualClock(NOON)
  const reports: string[] = []
  const sandbox = createSandbox({
    merchants: testMerchants,
    clock,
    random: seededRandom(99),
    sealing,
    passwordMemory: 1,
    watchBooks: true,
    ...(!ownStart.some((name) => name in options) && { store: seededStore() }),
    report: (message, cause) => reports.push(`${message}: ${cause instanceof Error ? cause.message : String(cause)}`),
    ...options,
  })
  const visitor = (merchant = 'crph'): Visitor => {
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
    const person: Visitor = {
      token: null,
      cookies,
      language: 'EN',
      client: createClient({
        baseURL: 'http://sandbox.test',
        fetch: send as typeof fetch,
        merchant: () => merchant,
        language: () => person.language,
        token: () => person.token,
        host: () => 'site.test',
        sealing: createJweSealing(),
        retry: { attempts: 1 },
      }),
    }
    return person
  }
  const panel = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await sandbox.app.fetch(new Request(`http://sandbox.test/__sandbox/api/${path}`, init))
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  return {
    sandbox,
    clock,
    reports,
    visitor,
    async signIn(account, merchant) {
      const person = visitor(merchant)
      person.token = (await person.client.session.login({ username: account, password: SEEDED_PASSWORD })).token
      return person
    },
    operate: (action, input = {}) => panel(action, { method: 'POST', body: JSON.stringify(input) }),
    read: (name) => panel(name),
  }
}
