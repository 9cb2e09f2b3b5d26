import { memberAccount, cashierAccount } from '../core/ledger/accounts.ts'
import { nextNumber } from '../core/state/CoreContext.ts'
// A sandbox process with many players ready to play, for `npm run bench -- sandbox`. Started by bench/sandbox.bench.ts.
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import process from 'node:process'
import { openAccount, post } from '../core/ledger/ledger.ts'
import { createMember } from '../domains/identity/members/members.ts'
import { startSession } from '../domains/identity/members/sessions.ts'
import { sandboxSettings } from '../node/settings.ts'
import { startSandbox } from '../node/startSandbox.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { createLaunch } from '../domains/play/rounds/launches.ts'

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 6_000)

// Sources of delay inside this process: event loop lag, and garbage collections.
const loop = monitorEventLoopDelay({ resolution: 2 })
loop.enable()
const pauses: number[] = []
new PerformanceObserver((list) => pauses.push(...list.getEntries().map(({ duration }) => duration))).observe({
  entryTypes: ['gc'],
})
/** Delays since the last reading, milliseconds. */
function waits() {
  const read = {
    loopP50: loop.percentile(50) / 1e6,
    loopP99: loop.percentile(99) / 1e6,
    loopMost: loop.max / 1e6,
    collections: pauses.length,
    collecting: pauses.reduce((sum, one) => sum + one, 0),
    longestCollection: Math.max(0, ...pauses),
  }
  loop.reset()
  pauses.length = 0
  return read
}

const running = await startSandbox(sandboxSettings(process.env), ({ app, rounds, state, context, verify }) => {
  const startMs = Math.round(performance.now())
  const players: { token: string; play: string; stake: string; account: string }[] = []

  // Players are created without the wire, so that the measurement begins with play and not with a queue of logins.
  app.post('/bench/players', (http) => {
    const merchant = context.merchants.get('crph')
    const slots = context.catalogue.hot.filter((game) => game.gameType === 'RNG' && !game.maintenance)
    if (!merchant || slots.length === 0) return http.json({ error: 'nothing to play' }, 500)
    const made = state.transact(() => {
      const model = createMember(context, merchant, {
        account: 'bench0',
        birthday: '1990-01-01',
        password: SEEDED_PASSWORD,
      })
      return Array.from({ length: PLAYERS }, (_, index) => {
        const account = `bench${index + 1}`
        const member = { ...model, account, nickname: account, id: nextNumber(context, 'member') }
        context.tables.members.put(String(member.id), member)
        const own = memberAccount(member.id)
        openAccount(context, own, merchant.currency)
        const moves = [{ from: cashierAccount(merchant.code), to: own, amount: 100_000_000n }]
        post(context, { kind: 'opening', reference: `opening-${member.id}`, moves })
        const session = startSession(context, member, '203.0.113.7')
        const nodeId = slots[index % slots.length]?.nodeId ?? 0
        const request = { nodeId, language: 'EN', theme: 'dark', siteOrigin: 'http://localhost:4000' } as const
        return { account, session: session.token, launch: createLaunch(context, session, member, request).token }
      })
    })
    for (const { account, session, launch } of made) {
      const play = rounds.open(launch)
      players.push({ account, token: session, play: play.id, stake: (Number(play.stakes[0] ?? 0n) / 100).toFixed(2) })
    }
    return http.json(players)
  })
  app.get('/bench/facts', async (http) => {
    // Before the collections below, which are not part of the measurement.
    const waited = waits()
    // One collection does not free what closed connections and unused code still hold.
    for (let round = 0; round < 5; round++) {
      globalThis.gc?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    waits()
    const { rss, heapUsed, external } = process.memoryUsage()
    const { bets, transactions, deposits } = context.tables
    return http.json({
      startMs,
      waited,
      rss,
      // Memory held by the program: objects, and the buffers that hold columns of sums.
      held: heapUsed + external,
      cpu: process.cpuUsage(),
      // Of the thread that answers requests only.
      thread: process.threadCpuUsage(),
      rows: { bets: bets.size, transactions: transactions.size, deposits: deposits.size },
    })
  })
  app.get('/bench/verify', (http) => http.json(verify()))
})
const stop = () => void running.stop().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
process.stdout.write('ready\n')
