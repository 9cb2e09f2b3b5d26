/**
 * `npm run bench -- sandbox [--minutes 1] [--rate 300] [--json FILE]`: the sandbox under load, with its state in
 * SQLite. The target is 300 bets a second with 99 of 100 answers within 100 ms. A separate process logs in, lists,
 * plays and deposits over HTTP; a bare Hono server that answers constants takes the same load in the same run, so that
 * a slow machine is not taken for a slow sandbox.
 *
 * Memory is read after a garbage collection, after a warm-up of half a minute and then twice a minute; the last line
 * shows how much it has grown: the state is in memory, so it grows with the bets that are stored.
 * `--profile` writes a CPU profile to the folder for temporary files; `BENCH_PORT` is the first of three ports.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { contract, createJweSealing, type EndpointId } from '@croupier/api'
import { percentile, saturate, steady, type Outcome, type Run, type Shot } from './sandbox/drive.ts'

const root = path.resolve(import.meta.dirname, '..')
const PLATFORM = Number(process.env['BENCH_PORT'] ?? 4321)
const GAMES = PLATFORM + 1
const BARE = PLATFORM + 2
const MB = 1024 * 1024
/** Seconds of the mix before memory is first read: by then code is compiled and every player has made a request. */
const WARM_UP = 30

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const minutes = option('minutes', 1)
/** Bets a second; the rest of the mix comes on top. */
const rate = option('rate', 300)

interface Player {
  readonly account: string
  readonly token: string
  readonly play: string
  readonly stake: string
}
interface Facts {
  readonly startMs: number
  readonly rss: number
  readonly held: number
  /** Since the previous reading, in the process itself; milliseconds. */
  readonly waited: {
    readonly loopP50: number
    readonly loopP99: number
    readonly loopMost: number
    readonly collections: number
    readonly collecting: number
    readonly longestCollection: number
  }
  /** Microseconds of processor time since its start. */
  readonly cpu: { readonly user: number; readonly system: number }
  /** Likewise, of the thread that answers requests only. */
  readonly thread: { readonly user: number; readonly system: number }
  readonly rows: { readonly bets: number; readonly transactions: number; readonly deposits: number }
}

function start(file: string, environment: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, ['--conditions=croupier-source', ...flags, path.join(root, file)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { child, ready }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

const get = async <Body>(address: string, init?: RequestInit): Promise<Body> =>
  (await (await fetch(address, init)).json()) as Body

const well = (status: number, text: string) => status === 200 && text.includes('"success":true')

/** A request to one of the contract's calls. */
function call(
  id: EndpointId,
  port: number,
  more: { token?: string; query?: string; body?: string; key?: string } = {},
) {
  const { method, path: where, module } = contract[id]
  return {
    port,
    method,
    path: `${where}${more.query ?? ''}`,
    headers: {
      Merchant: 'crph',
      Language: 'EN',
      ...(module !== null && { ModuleId: module }),
      ...(more.token !== undefined && { Authorization: more.token }),
      ...(more.key !== undefined && { 'Idempotency-Key': more.key }),
    },
    ...(more.body !== undefined && { body: more.body }),
    good: well,
  }
}

/** Sealed logins, prepared in advance: sealing is the visitor's work, not the platform's. */
async function sealedLogins(count: number, players: readonly Player[]): Promise<string[]> {
  const key = await (
    await fetch(`http://127.0.0.1:${PLATFORM}/wps/session/key/rsa`, { headers: { Merchant: 'crph' } })
  ).text()
  const sealing = createJweSealing()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const payload = { username: players[index % players.length]?.account, password: 'Croupier1' }
      return JSON.stringify({ value: (await sealing.seal(payload, key)).value })
    }),
  )
}

/** The bets, with players taking turns: each waits for the game's minimum time before the next press. */
function bets(players: readonly Player[], port: number): () => Shot {
  let turn = 0
  return () => {
    const player = players[turn % players.length] as Player
    return {
      name: 'bet',
      port,
      method: 'POST',
      path: '/rounds',
      headers: { Authorization: `Bearer ${player.play}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ stake: player.stake, key: `bench-key-${turn++}`, choice: true }),
      good: (status, text) => status === 200 && text.includes('"settled"'),
    }
  }
}

/**
 * Out of a hundred requests: 79 bets, 12 lists, 7 or 8 balances, a deposit order, and in every fourth hundred a login:
 * 6,000 players who log in once in the half hour that a session may be idle. A hash takes a core for 0.2 s by design,
 * so more logins would only measure the hash.
 */
function mix(players: readonly Player[], logins: string[], platform: number, games: number): () => Shot {
  const bet = bets(players, games)
  let turn = 0
  let orders = 0
  return () => {
    const place = turn++ % 100
    const { token = '' } = players[(turn * 7) % players.length] ?? {}
    if (place === 50 && turn % 400 < 100)
      return { name: 'sign in', ...call('session.login', platform, { body: logins.pop() ?? '' }) }
    if (place === 75) {
      const body = '{"methodId":"GCASH","amount":"500"}'
      // Taking turns, because a member may have five orders open.
      const orderer = players[orders++ % players.length]?.token ?? ''
      return {
        name: 'deposit',
        ...call('deposit.order', platform, { token: orderer, body, key: `bench-order-${turn}` }),
      }
    }
    if (place % 8 === 1 && place < 96) {
      const query = `?gameType=RNG&pageNo=${1 + (turn % 20)}&pageSize=24`
      return { name: 'list', ...call('games.list', platform, { token, query }) }
    }
    if (place % 16 === 3 || place === 50) return { name: 'balance', ...call('wallet.balance', platform, { token }) }
    return bet()
  }
}
const BETS_IN_MIX = 79 / 100

const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}
const ms = (value: number) => `${value.toFixed(1)} ms`
function sayRun(title: string, { outcomes, seconds }: Run): void {
  say(title)
  for (const { name, times, failed, example } of outcomes.values()) {
    const speed = `${Math.round(times.length / seconds)}/s`
    say(
      `  ${name.padEnd(8)} ${speed.padStart(8)}   p50 ${ms(percentile(times, 50)).padStart(9)}   p99 ${ms(percentile(times, 99)).padStart(9)}   refused or failed ${failed}${failed > 0 ? `: ${example}` : ''}`,
    )
  }
}
const facts = () => get<Facts>(`http://127.0.0.1:${PLATFORM}/bench/facts`)

const data = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'))
// With --profile the server writes a CPU profile there.
const profile = process.argv.includes('--profile')
  ? ['--cpu-prof', '--cpu-prof-dir', path.join(tmpdir(), 'croupier-profile')]
  : []
const bare = start('bench/sandbox/bare.ts', { BARE_PORT: String(BARE) })
const sandbox = start(
  'packages/sandbox/src/testing/benchServer.ts',
  { SANDBOX_PORT: String(PLATFORM), GAMES_PORT: String(GAMES), SANDBOX_DATA: path.join(data, 'sandbox.sqlite') },
  ['--expose-gc', ...profile],
)
try {
  await Promise.all([bare.ready, sandbox.ready])
  const players = await get<Player[]>(`http://127.0.0.1:${PLATFORM}/bench/players`, { method: 'POST' })
  const logins: string[] = []
  /** Each sealed body is accepted once, within five minutes, so each part of the measurement seals in advance. */
  const seal = async (lasting: number) => {
    logins.length = 0
    logins.push(...(await sealedLogins(Math.ceil((rate / BETS_IN_MIX / 400) * (lasting + 5)), players)))
  }
  const { startMs } = await facts()
  say(`Start with the seeded state: ${startMs} ms (under 3000)`)

  const most = {
    bare: await saturate(bets(players, BARE), 32, 5),
    sandbox: await saturate(bets(players, GAMES), 16, 5),
  }
  sayRun('As many bets as go through, bare server', most.bare)
  sayRun('As many bets as go through, sandbox, each on disk', most.sandbox)
  // A player must not press again before the game's minimum time has passed.
  await new Promise((resolve) => setTimeout(resolve, 3_000))

  const total = rate / BETS_IN_MIX
  await seal(10)
  const yardstick = await steady(mix(players, logins, BARE, BARE), total, 10)
  sayRun(`The mix at ${rate} bets a second for 10 s, bare server`, yardstick)

  const next = mix(players, logins, PLATFORM, GAMES)
  await seal(WARM_UP)
  await steady(next, total, WARM_UP)
  const memory: Facts[] = [await facts()]
  /** Rate of the bets in each slice, beside the machine's load: shows the load of other processes. */
  const pace: string[] = []
  const merged = new Map<string, Outcome>()
  let seconds = 0
  const drivenBefore = process.cpuUsage()
  const slices = Math.max(1, Math.ceil(minutes * 2))
  for (let slice = 0; slice < slices; slice++) {
    await seal((minutes * 60) / slices)
    const run = await steady(next, total, (minutes * 60) / slices)
    seconds += run.seconds
    const { times = [] } = run.outcomes.get('bet') ?? {}
    const load = (loadavg()[0] ?? 0).toFixed(1)
    pace.push(
      `${Math.round(times.length / run.seconds)} bets/s, p99 ${ms(percentile(times, 99))}, load of the machine ${load}`,
    )
    for (const [name, { times, failed, example }] of run.outcomes) {
      const sum = merged.get(name) ?? { name, times: [], failed: 0, example: '' }
      for (const time of times) sum.times.push(time)
      sum.failed += failed
      sum.example ||= example
      merged.set(name, sum)
    }
    memory.push(await facts())
  }
  const driven = process.cpuUsage(drivenBefore)
  sayRun(`The mix at ${rate} bets a second for ${minutes} min, sandbox`, { seconds, outcomes: merged })

  say('What the platform’s process waited for, and the processor time of both sides')
  for (const [at, { waited, cpu, thread }] of memory.entries()) {
    const before = memory[at - 1]
    if (!before) continue
    const busy = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6
    const answering = (thread.user + thread.system - before.thread.user - before.thread.system) / 1e6
    say(
      `  event loop late by p50 ${ms(waited.loopP50)}, p99 ${ms(waited.loopP99)}, most ${ms(waited.loopMost)}; ${waited.collections} collections, ${ms(waited.collecting)} in all, longest ${ms(waited.longestCollection)}; platform ${busy.toFixed(1)} s, of which the thread that answers ${answering.toFixed(1)} s`,
    )
  }
  say(`  the driver of the load ${((driven.user + driven.system) / 1e6).toFixed(1)} s of ${seconds.toFixed(0)} s`)
  say('Memory after a collection, what is stored by then, and how the bets before it went')
  for (const [at, { rss, held, rows }] of memory.entries())
    say(
      `  held ${(held / MB).toFixed(1)} MB, process ${Math.round(rss / MB)} MB, ${rows.bets} bets, ${rows.deposits} deposits; ${pace[at - 1] ?? 'warmed up'}`,
    )
  const [first, last] = [memory[0], memory.at(-1)]
  const grown = first && last ? (last.held / first.held - 1) * 100 : 0
  if (first && last) {
    const each = (last.held - first.held) / Math.max(1, last.rows.bets - first.rows.bets)
    const whole = (last.rss / first.rss - 1) * 100
    say(
      `  grown by ${grown.toFixed(1)} % in ${minutes} min, ${each.toFixed(1)} bytes a stored bet; the process by ${whole.toFixed(1)} %`,
    )
  }
  const audit = await get<{ violations: string[] }>(`http://127.0.0.1:${PLATFORM}/bench/verify`)
  say(`Ledger afterwards: ${audit.violations.length === 0 ? 'right' : audit.violations.slice(0, 3).join('; ')}`)

  const file = process.argv[process.argv.indexOf('--json') + 1]
  if (process.argv.includes('--json') && file) {
    const summary = [...merged.values()].map(({ name, times, failed }) => ({
      name,
      perSecond: times.length / seconds,
      p50: percentile(times, 50),
      p99: percentile(times, 99),
      failed,
    }))
    writeFileSync(file, JSON.stringify({ startMs, minutes, rate, grown, summary, memory }, undefined, 2))
  }
} finally {
  await Promise.all([stop(bare.child), stop(sandbox.child)])
  rmSync(data, { recursive: true, force: true })
}
