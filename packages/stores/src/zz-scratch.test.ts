import { createClient, createJweOpener, createJweSealing, readServicePath } from '@croupier/api'
import { createSandbox, manualClock, seededRandom } from '@croupier/sandbox'
import { expect, it } from 'vitest'
import { createRootStore, defaultSiteConfig, sandboxMerchants } from './index.ts'
import { memberCentrePages } from './centre/memberCentreMenu.ts'
import { memoryCookies, memoryStorage } from './testing/memoryStorage.ts'

const tick = () => new Promise((r) => setTimeout(r, 250))
let opener: ReturnType<typeof createJweOpener> | undefined
const build = () => {
  const clock = manualClock(Date.UTC(2026, 10, 21, 12))
  const sandbox = createSandbox({ clock, random: seededRandom(9), sealing: () => (opener ??= createJweOpener()), gamesUrl: 'http://games.test', publicUrl: 'http://sandbox.test' })
  const cookies = new Map<string, string>()
  const log: string[] = []
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    log.push(`${request.method} ${new URL(request.url).pathname}`)
    if (cookies.size) request.headers.set('Cookie', [...cookies].map(([n, v]) => `${n}=${v}`).join('; '))
    const response = await sandbox.app.fetch(request)
    for (const c of response.headers.getSetCookie()) {
      const [n = '', v = ''] = (c.split(';')[0] ?? '').split('=')
      cookies.set(n, v)
    }
    return response
  }
  const visited: string[] = []
  const session = memoryStorage()
  const root = createRootStore({
    createClient: (context) => createClient({ ...context, baseURL: 'http://sandbox.test', fetch: send as typeof fetch, sealing: createJweSealing(), now: () => clock.now(), retry: { attempts: 1 } }),
    sessionStorage: session,
    localStorage: memoryStorage(),
    cookies: memoryCookies(),
    clock: { now: () => clock.now(), setTimeout: () => 0, clearTimeout: () => {}, setInterval: () => 0, clearInterval: () => {} },
    random: () => 0.5,
    uuid: () => crypto.randomUUID(),
    place: { host: () => 'localhost:4000', href: () => 'http://localhost:4000/', search: () => '?referralCode=ACE01', go: (p) => void visited.push(p), reloadAt: () => {} },
    config: defaultSiteConfig,
    merchants: sandboxMerchants,
    analytics: { start: () => {} },
    operatingSystem: 'Linux',
    openServicePath: async (p) => readServicePath(p),
    languages: sandboxMerchants[2]!.langList,
    memberCentrePages,
    agentCentrePages: [],
  })
  return { root, sandbox, log, visited, clock, session }
}

it('main way', async () => {
  const { root, log, visited, clock } = build()
  await root.start()
  await tick()
  console.info('phase', root.phase, root.locale.language, root.merchant.current.merchantCode, log)
  const lanes = await root.catalogue.load()
  console.info(lanes.map((l) => `${l.title}:${l.cards.length}`).join(' '), root.catalogue.prizeMode, root.catalogue.navigation.map((n) => n.path + n.hasMore))
  await root.catalogue.loadHot()
  await root.winners.load()
  await root.notices.load()
  console.info('hot', root.catalogue.hotOf().length, 'winners', root.winners.winners.data?.length, root.winners.winners.data?.[0], 'notices', root.notices.notices.length, root.notices.popup.length, root.notices.banners('w_home').length)
  console.info('tabs', root.registration.tabs, root.registration.isOffered, root.signIn.offersFreePlay, root.signIn.offersSms)
  console.info('service', await root.system.openService(root.system.servicePath(1) ?? ''), await root.system.openService(root.system.servicePath(6) ?? ''))
  root.registration.captureReferral()
  console.info('fields', Object.entries(root.system.registerValidators).filter(([, v]) => v.enabled).map(([k, v]) => k + (v.required ? '*' : '')).join(' '))
  // wrong affiliate
  const bad = await root.registration.register({ username: 'juno99', password: 'Croupier1', confirmPassword: 'Croupier1', affiliateCode: 'NOPE', mobileNum: '9171234599', verificationCode: '246810', payeeName: 'Jun Cruz', paymentPassword: '123123', captcha: '', countryDialingCode: '63' })
  console.info('bad', bad)
  console.info(await root.sms.request('register', '9171234599', '63'))
  const good = await root.registration.register({ username: 'juno99', password: 'Croupier1', confirmPassword: 'Croupier1', mobileNum: '9171234599', verificationCode: '246810', payeeName: 'Jun Cruz', paymentPassword: '123123', countryDialingCode: '63' })
  console.info('good', good, visited, root.member.name, root.session.accountType)
  await tick()
  console.info('balance', root.balance.shown, root.counters.messageCount)
  root.memberCentre.open('depositv2')
  await tick()
  console.info('menu', root.memberCentre.menu.map((e) => e.page), root.memberCentre.page)
  await root.deposit.load()
  const gcash = root.deposit.methods[0]!
  console.info('methods', root.deposit.methods.map((m) => `${m.id} ${m.minimum}-${m.maximum}`), gcash.fields)
  console.info('reserve low', await root.deposit.reserve(gcash, '1'))
  console.info('reserve', await root.deposit.reserve(gcash, '500'), root.deposit.order)
  console.info('submit', await root.deposit.submit({ senderMobile: '09171234599', reference: '1234567890123' }))
  await root.deposit.loadDeposits()
  console.info('pending', root.deposit.pending.map((d) => d.status))
  clock.advance(60_000)
  await root.deposit.loadDeposits()
  await tick()
  console.info('after', root.deposit.deposits.data?.map((d) => d.status), root.balance.shown)
  root.gameList.open('RNG')
  await tick()
  console.info('games', root.gameList.games.length, root.gameList.hasMore, root.gameList.vassalage, root.gameList.games[0], root.gameList.failure)
  root.gameList.loadMore()
  await tick()
  console.info('more', root.gameList.games.length)
  root.gameList.search('gold')
  root.favourites.toggle(root.gameList.games[0]!)
  await tick()
  root.gameList.selectList('fav')
  await tick()
  console.info('fav', root.gameList.games.length, root.toasts.toasts, root.gameList.failure)
  root.gameList.selectList('recent')
  await tick()
  console.info('recent', root.gameList.games.length, root.gameList.failure)
  const game = root.catalogue.hotOf('RNG')[0]!
  root.launch.chooseGame(game)
  console.info(visited.at(-1))
  const { targetOfSearch } = await import('./index.ts')
  await root.launch.open(targetOfSearch(visited.at(-1)!.slice(5))!)
  console.info('launched', root.launch.game.value)
  await root.betRecords.load()
  console.info('bets', root.betRecords.result.value.state, root.betRecords.result.data?.totals, root.betRecords.result.failure)
  root.locale.choose('EN')
  await tick()
  const out = root.signIn.signOut()
  root.modals.finish('confirm', 'confirmed')
  console.info(await out, root.session.isSignedIn)
  for (let i = 0; i < 3; i += 1) console.info('wrong', await root.signIn.signIn({ type: 'username', username: 'maria', password: 'Wrong1234' }), root.captcha.isShown)
  await tick()
  console.info('captcha', root.captcha.image.data?.slice(0, 40))
  expect(true).toBe(true)
}, 60_000)

it('maria, records and expiry', async () => {
  const { root, sandbox, log } = build()
  await root.start()
  console.info(await root.signIn.signIn({ type: 'username', username: 'maria', password: 'Croupier1', remember: true }), root.member.name, root.signIn.rememberedName)
  for (const book of ['RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP'] as const) {
    root.betRecords.filter({ book, range: root.betRecords.rangeOf('previous30') })
    await tick()
    const { data, failure } = root.betRecords.result
    console.info(book, data?.list.length, data?.totalPages, data?.totalCount, data?.totals, failure)
    const rows = await root.betRecords.everyRow()
    const { parseMoney, moneyText } = await import('@croupier/api')
    expect(moneyText(rows.reduce((s, b) => s + parseMoney(b.betAmount), 0n))).toBe(data?.totals.betAmount)
    expect(rows.length).toBe(data?.totalCount)
  }
  // expire
  for (const [id] of [...sandbox.state.tables.sessions.entries?.() ?? []]) void id
  const res = await sandbox.app.fetch(new Request('http://sandbox.test/__sandbox/api'))
  console.info(res.status, (await res.text()).slice(0, 300))
  void log
}, 60_000)
