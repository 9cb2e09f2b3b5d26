import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SCENARIO_NAMES } from '../scenarios/scenarios.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { openStored } from './openStored.ts'
import { serve, PortTaken } from './serve.ts'
import { sandboxSettings } from './settings.ts'
import { sqliteStore } from './sqliteStore.ts'
import { startSandbox } from './startSandbox.ts'
import { verifyStored } from './verifyStored.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  data = join(folder, 'deeper', 'state.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('sqlite store', () => {
  it('gives back everything, in the order it was first written', async () => {
    const first = createTestPlatform({ store: sqliteStore(data) })
    const maria = await first.signIn('maria')
    await maria.client.games.addFavourite({ nodeId: '10002', vendor: 'LM', gameType: 'RNG' })
    await maria.client.games.addFavourite({ nodeId: '10001', vendor: 'LM', gameType: 'RNG' })
    const snapshot = first.sandbox.snapshot()
    first.sandbox.close()
    const second = createTestPlatform({ store: sqliteStore(data) })
    expect(second.sandbox.snapshot()).toBe(snapshot)
    second.sandbox.close()
  })

  it('writes nothing of a commit that fails', () => {
    const store = sqliteStore(data)
    store.commit([{ collection: 'a', key: '1', body: '1' }])
    expect(() =>
      store.commit([
        { collection: 'a', key: '2', body: '2' },
        { collection: 'a', key: '3', body: undefined as never },
      ]),
    ).toThrow()
    expect([...store.load()].map((row) => row.key)).toEqual(['1'])
    store.commit([{ collection: 'a', key: '1', body: null }])
    expect([...store.load()]).toEqual([])
    store.close()
  })

  it('belongs to one sandbox at a time: a second start and a verify are refused in a sentence, and nothing is lost', () => {
    const first = createTestPlatform({ store: sqliteStore(data) }).sandbox
    const inUse = `${data} is in use by another sandbox. Stop that one, or set SANDBOX_DATA to another file.`
    expect(() => sqliteStore(data)).toThrow(inUse)
    expect(() => verifyStored({ ...sandboxSettings({}), data })).toThrow(inUse)
    first.state.transact(() => first.context.tables.modules.put('crph/FREEPLAY3', true))
    first.close()
    const { sandbox } = createTestPlatform({ store: sqliteStore(data) })
    expect(sandbox.context.tables.modules.get('crph/FREEPLAY3')).toBe(true)
    sandbox.close()
  })

  it.each(SCENARIO_NAMES.filter((name) => name !== 'load' && name !== 'crowd'))('verifies a stored %s', (scenario) => {
    openStored(data, { merchants: testMerchants, passwordMemory: 1, scenario }).close()
    expect(verifyStored({ ...sandboxSettings({}), data })?.violations).toEqual([])
  })

  it('is checked by verify, which says when there is nothing to check', () => {
    expect(verifyStored({ ...sandboxSettings({}), data })).toBeNull()
    openStored(data, { merchants: testMerchants, passwordMemory: 1 }).close()
    expect(verifyStored({ ...sandboxSettings({}), data })).toMatchObject({ violations: [] })
  })
})

const start = (words: readonly string[] = []) =>
  startSandbox({ ...sandboxSettings({ SANDBOX_PORT: '0', GAMES_PORT: '0', SANDBOX_DATA: data }, words) })

describe('a state file that cannot be used', () => {
  const refused = async (sentence: RegExp) => {
    const before = readFileSync(data)
    const files = readdirSync(dirname(data))
    expect(() => verifyStored({ ...sandboxSettings({}), data })).toThrow(sentence)
    await expect(start()).rejects.toThrow(sentence)
    expect(readFileSync(data).equals(before)).toBe(true)
    expect(readdirSync(dirname(data))).toEqual(files)
  }

  it('because an older version wrote it, is left as it was; --fresh keeps it under another name and begins anew', async () => {
    mkdirSync(dirname(data), { recursive: true })
    const older = new DatabaseSync(data)
    older.exec("CREATE TABLE rows (place INTEGER PRIMARY KEY, body TEXT); INSERT INTO rows (body) VALUES ('kept')")
    older.close()
    await refused(/state\.sqlite holds a state of an older version .* Start with --fresh/)
    const { sandbox, stop } = await start(['--fresh'])
    expect(sandbox.context.tables.members.size).toBeGreaterThan(5)
    await stop()
    const kept = new DatabaseSync(`${data}.old`)
    expect(kept.prepare('SELECT body FROM rows').get()?.['body']).toBe('kept')
    kept.close()
  })

  it('because it is damaged, is named in the sentence', async () => {
    createTestPlatform({ store: sqliteStore(data) }).sandbox.close()
    const whole = readFileSync(data)
    writeFileSync(data, Buffer.concat([Buffer.alloc(4_096, 'x'), whole.subarray(4_096)]))
    await refused(/state\.sqlite is damaged and cannot be read .* Put a copy in its place/)
    writeFileSync(data, whole)
    const database = new DatabaseSync(data)
    database.exec("UPDATE rows SET body = substr(body, 1, 20) WHERE collection = 'members'")
    database.exec('PRAGMA journal_mode = DELETE')
    database.close()
    await expect(start()).rejects.toThrow(/state\.sqlite is damaged: it holds a row that cannot be read/)
  })

  it('because its key is another one, says to put the key back', async () => {
    await (await start()).stop()
    writeFileSync(`${data}.key`, randomBytes(32).toString('base64url'))
    await expect(start()).rejects.toThrow(/state\.sqlite\.key is not the key .* Put the key back/)
    writeFileSync(`${data}.key`, 'short')
    await expect(start()).rejects.toThrow(/does not hold the key/)
  })
})

describe('a changed balance', () => {
  it('in the file is found by verify', async () => {
    await (await start()).stop()
    const database = new DatabaseSync(data)
    database.exec(
      `UPDATE rows SET body = replace(body, '"$minor":"', '"$minor":"9') WHERE collection = 'accounts' AND key LIKE 'member:%'`,
    )
    database.close()
    const audit = verifyStored({ ...sandboxSettings({}), data })
    expect(audit?.violations.join('\n')).toMatch(/member:\d+: balance \d+, entries \d+/)
  })
})

describe('settings', () => {
  it('have defaults, take other values from the environment, and refuse nonsense in a sentence', () => {
    expect(sandboxSettings({})).toMatchObject({
      sandboxPort: 4001,
      gamesPort: 4002,
      publicUrl: 'http://localhost:4001',
      seed: 1,
    })
    expect(sandboxSettings({ SANDBOX_PORT: '5001', SITE_PORT: '5000' })).toMatchObject({
      publicUrl: 'http://localhost:5001',
      siteOrigins: ['http://localhost:5000', 'http://127.0.0.1:5000'],
    })
    expect(() => sandboxSettings({}, ['--scenario', 'payday', '--frsh'])).toThrow(
      'There is no "--frsh". There are: --scenario NAME, --fresh, and the command verify.',
    )
    expect(() => sandboxSettings({ GAMES_PORT: 'http' })).toThrow(
      'GAMES_PORT must be a whole number up to 65535, not "http".',
    )
  })
})

describe('server', () => {
  it('says which port is taken', async () => {
    const { sandbox } = createTestPlatform()
    const first = await serve(sandbox.app, 0)
    await expect(serve(sandbox.app, first.port)).rejects.toThrow(PortTaken)
    await first.close()
  })
})
