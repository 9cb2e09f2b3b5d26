/**
 * The contract's run as an integrator makes it: installed from a tarball, outside the workspace, against a platform.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { install, pack } from './tarballs.ts'

interface Platform {
  readonly base: string
  readonly account: string
}

let folder = ''
const running: ChildProcess[] = []
// The programs start with `node` from the path, which must be this one.
const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}` }

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-integrator-'))
  const tarballs = pack(['api', 'games', 'locales', 'money', 'sandbox'], folder)
  cpSync(path.join(import.meta.dirname, 'strangers-platform'), folder, { recursive: true })
  cpSync(path.join(import.meta.dirname, '../../merchants'), path.join(folder, 'merchants'), { recursive: true })
  const dependencies = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'integrator', private: true, type: 'module', dependencies }),
  )
  install(folder)
})

afterAll(() => {
  for (const child of running) child.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start(...damage: string[]): Promise<Platform> {
  const child = spawn(process.execPath, ['platform.mjs', ...damage], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Platform
  throw new Error('the platform ended before it listened')
}

const conform = ({ base, account }: Platform, ...more: string[]) =>
  new Promise<{ readonly code: number | null; readonly out: string }>((resolve) => {
    const words = ['--no-install', '@croupier/api', 'conform', '--base', base, '--account', account, ...more]
    const program = spawn('npx', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    program.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    program.on('close', (code) => resolve({ code, out }))
  })

interface Report {
  readonly passed: boolean
  readonly calls: readonly { readonly id: string; readonly outcome: string }[]
  readonly findings: readonly { readonly endpoint: string; readonly kind: string; readonly level: string }[]
}
const reportIn = (file: string): Report => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Report

it('prints a table, writes JSON and ends with 0 where the contract is kept', async () => {
  const { code, out } = await conform(await start(), '--json', 'kept.json')
  expect(out).toMatch(/^wallet\.balance +ok +\d+ ms/m)
  expect(out).toContain('It keeps the contract')
  expect(code).toBe(0)
  const report = reportIn('kept.json')
  expect(report.passed).toBe(true)
  expect(report.calls.length).toBeGreaterThan(100)
})

it('names one broken call and ends with 1', async () => {
  const { code, out } = await conform(await start('balance'), '--json', 'broken.json')
  expect(out).toMatch(/^wallet\.balance +FAILED/m)
  expect(code).toBe(1)
  const report = reportIn('broken.json')
  expect(report.passed).toBe(false)
  const broken = report.findings.filter(({ level }) => level === 'broken')
  expect([...new Set(broken.map(({ endpoint }) => endpoint))]).toEqual(['wallet.balance'])
})
