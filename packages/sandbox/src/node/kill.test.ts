import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, createJweSealing, type Client } from '@croupier/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testMerchants } from '../testing/testMerchants.ts'
import { openStored } from './openStored.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const DEPOSITORS = ['maria', 'jun', 'beth', 'carl', 'vip']
const WORKER = join(import.meta.dirname, '..', 'testing', 'roundsServer.ts')
let folder: string
let data: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  data = join(folder, 'state.sqlite')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server process and waits for its ready line. */
async function start(script: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--conditions=croupier-source', script], {
    env: { ...process.env, SANDBOX_PORT: '0', GAMES_PORT: '0', SANDBOX_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for await (const chunk of child.stdout ?? []) {
    const line = String(chunk)
    if (line.includes('ready')) return { child, line }
  }
  throw new Error(`the server did not start: ${errors}`)
}

function connect(line: string): { client: Client; signIn(account: string): Promise<void>; base: string } {
  const base = /platform (http:\/\/localhost:\d+)/.exec(line)?.[1] ?? ''
  let token: string | null = null
  const client = createClient({
    baseURL: base,
    merchant: () => 'crph',
    language: () => 'EN',
    token: () => token,
    sealing: createJweSealing(),
    retry: { attempts: 1 },
  })
  return {
    client,
    base,
    async signIn(account) {
      token = (await client.session.login({ username: account, password: 'Croupier1' })).token
    },
  }
}

describe('a killed sandbox', { timeout: 120_000 }, () => {
  it('has lost no acknowledged round or deposit, and its books are right', async () => {
    const { child, line } = await start(WORKER)
    const { client, signIn, base } = connect(line)
    await signIn('vip')
    // A member may have five open orders, so several members order.
    const depositors = await Promise.all(
      DEPOSITORS.map(async (account) => {
        const depositor = connect(line)
        await depositor.signIn(account)
        return depositor.client
      }),
    )
    const slot = (await client.games.list({ gameType: 'RNG' })).games.find((game) => !game.maintenance)
    const { url } = await client.games.launch({ nodeId: slot?.nodeId ?? '' })
    const opened = await fetch(`${base}/test/open/${new URL(url).searchParams.get('launch')}`)
    const { id, stake } = (await opened.json()) as { id: string; stake: string }

    const acknowledged = { rounds: new Set<string>(), deposits: new Set<string>() }
    const note = (set: Set<string>, name: string) => {
      set.add(name)
      // In the middle: some of each are answered, the rest are pending.
      if (acknowledged.rounds.size >= 40 && acknowledged.deposits.size >= 5) child.kill('SIGKILL')
    }
    const rounds = async (index: number) => {
      for (let press = 0; press < 4; press++) {
        const key = `press-${String(index).padStart(4, '0')}-${press}`
        const response = await fetch(`${base}/test/round/${id}/${stake}/${key}`, { method: 'POST' })
        const settled = (await response.json()) as { id: string }
        note(acknowledged.rounds, settled.id)
      }
    }
    const deposit = async (index: number) => {
      const depositor = depositors[Math.floor(index / 2) % depositors.length] ?? client
      const order = await depositor.deposit.order(
        { methodId: 'GCASH', amount: '500' },
        { idempotencyKey: `order-${index}-abcdef` },
      )
      const reference = String(1_000_000_000_000 + index)
      await depositor.deposit.submit(
        { orderId: order.id, senderMobile: '09171234567', reference },
        { idempotencyKey: `submit-${index}-abcdef` },
      )
      note(acknowledged.deposits, order.id)
    }
    const died = once(child, 'exit')
    await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? rounds(index) : deposit(index))),
    )
    expect((await died)[1]).toBe('SIGKILL')
    expect(acknowledged.rounds.size).toBeGreaterThanOrEqual(40)
    expect(acknowledged.deposits.size).toBeGreaterThanOrEqual(5)
    // Some were cut off; otherwise the kill did not come in the middle.
    expect(acknowledged.rounds.size < 400 || acknowledged.deposits.size < 25).toBe(true)

    const again = openStored(data, { passwordMemory: 1, merchants: testMerchants })
    for (const one of acknowledged.rounds) expect(again.context.tables.bets.has(one)).toBe(true)
    for (const one of acknowledged.deposits) {
      expect(['submitted', 'matching', 'credited']).toContain(again.context.tables.deposits.get(one)?.status)
    }
    expect(again.verify().violations).toEqual([])
    again.close()

    // And the next start continues from there.
    const next = await start(MAIN)
    let kept = 0
    for (const account of DEPOSITORS) {
      const back = connect(next.line)
      await back.signIn(account)
      kept += (await back.client.deposit.list({})).totalCount ?? 0
    }
    expect(kept).toBeGreaterThanOrEqual(acknowledged.deposits.size)
    next.child.kill('SIGTERM')
    expect((await once(next.child, 'exit'))[0]).toBe(0)
  })
})
