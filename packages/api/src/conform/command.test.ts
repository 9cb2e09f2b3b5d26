import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSandbox, sandboxMerchant, SEEDED_PASSWORD } from '@croupier/sandbox'
import { serve, type Listening } from '@croupier/sandbox/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformCommand, UsageError } from './settings.ts'
import { shippedMerchants } from '../../../../merchants/shipped.ts'

const merchants = shippedMerchants.map(sandboxMerchant)

describe('the command line', () => {
  it('is read whole', () => {
    const words =
      'conform --base https://p.example --account maria:a:b --writes --merchant crbd --dialect newer --slow 50'
    const { options, json } = conformCommand([
      ...words.split(' '),
      '--json',
      'out.json',
      '--only',
      'games.hot, member.info',
    ])
    expect(options).toMatchObject({
      base: 'https://p.example',
      account: { username: 'maria', password: 'a:b' },
      writes: true,
      merchant: 'crbd',
      dialect: { name: 'newer' },
      slowAfter: 50,
      only: ['games.hot', 'member.info'],
    })
    expect(json).toBe('out.json')
  })

  it('makes no writes and speaks the specification’s names by default', () => {
    const { options, json } = conformCommand(['conform', '--base', 'http://localhost:4001'])
    expect(options).toMatchObject({ writes: false, dialect: { name: 'spec' }, account: undefined })
    expect(json).toBeNull()
  })

  it.each([
    [[], 'Say what to do.'],
    [['dance'], 'There is no command "dance".'],
    [['conform'], '--base takes the origin'],
    [['conform', '--base', 'ftp://x.example'], '--base takes the origin'],
    [['conform', '--base', 'http://x.example', '--dialect', 'old'], 'There is no dialect "old".'],
    [['conform', '--base', 'http://x.example', '--account', 'maria'], '--account takes'],
    [['conform', '--base', 'http://x.example', '--slow', 'soon'], '--slow takes milliseconds.'],
    [['conform', '--base', 'http://x.example', '--only', 'no.call'], 'There is no call "no.call".'],
    [['conform', '--base', 'http://x.example', '--wrong'], '--wrong'],
  ])('%j is refused with a sentence', (words, text) => {
    expect(() => conformCommand(words)).toThrow(UsageError)
    expect(() => conformCommand(words)).toThrow(text)
  })
})

describe('a dialect in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dialect-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const named = (content: string) => {
    const file = path.join(folder, 'mine.json')
    writeFileSync(file, content)
    return () => conformCommand(['conform', '--base', 'http://x.example', '--dialect', file]).options.dialect
  }

  it('gives the names of an integrator’s own platform', () => {
    const mine = { name: 'mine', calls: { 'games.hot': { method: 'POST', path: '/wps/hot', fields: { lang: 'l' } } } }
    expect(named(JSON.stringify(mine))()).toEqual(mine)
  })

  it.each([
    ['{', 'mine.json is not JSON.'],
    ['{"name":"mine","calls":{"games.cold":{}}}', 'mine.json: calls.games.cold: is no call of the contract'],
    ['{"name":"mine","calls":{"games.hot":{"path":"wps"}}}', 'mine.json: calls.games.hot.path: '],
  ])('%s is refused with file and place', (content, text) => {
    expect(named(content)).toThrow(UsageError)
    expect(named(content)).toThrow(text)
  })
})

describe('the program, against a sandbox on a port', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conform-'))
  let server: Listening
  beforeAll(async () => {
    server = await serve(createSandbox({ merchants, passwordMemory: 1 }).app, 0)
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (
    ...words: string[]
  ): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> =>
    new Promise((resolve) => {
      const program = spawn(process.execPath, [
        '--conditions=croupier-source',
        path.join(import.meta.dirname, 'main.ts'),
        ...words,
      ])
      let [out, err] = ['', '']
      program.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
      program.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
      program.on('close', (code) => resolve({ code, out, err }))
    })

  it('ends with 0, prints every call, writes the report, and shows no password', async () => {
    const json = path.join(folder, 'report.json')
    const base = `http://localhost:${server.port}`
    const { code, out, err } = await run(
      'conform',
      '--base',
      base,
      '--account',
      `maria:${SEEDED_PASSWORD}`,
      '--json',
      json,
    )
    expect(err).toBe('')
    expect(out).toMatch(/^wallet\.balance +ok/m)
    expect(out).toContain('It keeps the contract')
    expect(code).toBe(0)
    const report = JSON.parse(readFileSync(json, 'utf8')) as { passed: boolean; calls: { id: string }[] }
    expect(report.passed).toBe(true)
    expect(report.calls.length).toBeGreaterThan(100)
    expect(out + readFileSync(json, 'utf8')).not.toContain(SEEDED_PASSWORD)
  }, 30_000)

  it('ends with 1 where the contract is broken and with 2 where it cannot run', async () => {
    const wrong = await run('conform', '--base', `http://localhost:${server.port}/elsewhere`, '--only', 'games.hot')
    expect(wrong.out).toContain('not-found')
    expect(wrong.code).toBe(1)
    const nobody = await run('conform', '--base', 'http://localhost:9')
    expect(nobody.err).toContain('Nothing answers at http://localhost:9')
    expect(nobody.code).toBe(2)
    const senseless = await run('conform')
    expect(senseless.err).toContain('Usage: croupier-api conform')
    expect(senseless.code).toBe(2)
  }, 30_000)

  it('names one cause where the platform does not know the merchant', async () => {
    const unknown = await run('conform', '--base', `http://localhost:${server.port}`, '--merchant', 'nobody')
    expect(unknown.err).toMatch(/refuses the merchant "nobody" .*--merchant CODE\.\n$/)
    expect(unknown.out).toBe('')
    expect(unknown.code).toBe(2)
  }, 30_000)

  it.each([['--help'], ['conform', '--help'], ['help'], ['-h']])(
    '%j shows how it is used and no error',
    async (...words) => {
      const { code, out, err } = await run(...words)
      expect(out).toMatch(/^Usage: croupier-api conform/)
      expect(err).toBe('')
      expect(code).toBe(0)
    },
    30_000,
  )
})
