import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SCENARIO_NAMES } from '../scenarios/scenarios.ts'
import { createBench } from '../testing/createBench.ts'
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
    const first = createBench({ store: sqliteStore(data) })
    const maria = await first.signIn('maria')
    await maria.client.games.addFavourite({ nodeId: '10002', vendor: 'LM', gameType: 'RNG' })
    await maria.client.games.addFavourite({ nodeId: '10001', vendor: 'LM', gameType: 'RNG' })
    const snapshot = first.sandbox.snapshot()
    first.sandbox.close()
    const second = createBench({ store: sqliteStore(data) })
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

  it('gathers commits when told to: nothing is acknowledged before it is on the disk, and one that fails affects no other', async () => {
    const store = sqliteStore(data, { gathered: true })
    const disk = new DatabaseSync(data, { readOnly: true })
    const stored = () =>
      disk
        .prepare('SELECT key FROM rows ORDER BY place')
        .all()
        .map((row) => row['key'])
    store.commit([{ collection: 'a', key: '1', body: '1' }])
    expect(() =>
      store.commit([
        { collection: 'a', key: '2', body: '2' },
        { collection: 'a', key: '3', body: undefined as never },
      ]),
    ).toThrow()
    store.commit([{ collection: 'a', key: '4', body: '4' }])
    expect(stored()).toEqual([])
    await store.settled?.()
    expect(stored()).toEqual(['1', '4'])
    store.commit([{ collection: 'a', key: '5', body: '5' }])
    store.close()
    expect(stored()).toEqual(['1', '4', '5'])
    disk.close()
  })

  it.each(SCENARIO_NAMES.filter((name) => name !== 'load' && name !== 'crowd'))('verifies a stored %s', (scenario) => {
    createBench({ store: sqliteStore(data), scenario }).sandbox.close()
    expect(verifyStored({ ...sandboxSettings({}), data })?.violations).toEqual([])
  })

  it('is checked by verify, which says when there is nothing to check', () => {
    expect(verifyStored({ ...sandboxSettings({}), data })).toBeNull()
    createBench({ store: sqliteStore(data) }).sandbox.close()
    expect(verifyStored({ ...sandboxSettings({}), data })).toMatchObject({ violations: [] })
  })
})

describe('a state of another version', () => {
  it('is refused in a sentence that names the file and what can be done, and is left as it was', async () => {
    const { sandbox } = createBench({ store: sqliteStore(data) })
    const settings = sandbox.world.tables.settings.get('operator')
    if (!settings) throw new Error('not seeded')
    sandbox.state.transact(() => sandbox.world.tables.settings.put('operator', { ...settings, format: 1 }))
    sandbox.close()
    const before = readFileSync(data)
    const ways = `${data} holds the state of another version of the sandbox, which this one cannot read. Delete the file to start anew, or set SANDBOX_DATA to another file.`
    expect(() => verifyStored({ ...sandboxSettings({}), data })).toThrow(ways)
    await expect(startSandbox({ ...sandboxSettings({}), data })).rejects.toThrow(ways)
    expect(readFileSync(data).equals(before)).toBe(true)
    // No other file is left next to it that a new file of this name would pick up.
    expect(readdirSync(dirname(data))).toEqual(['state.sqlite'])
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
    expect(() => sandboxSettings({ GAMES_PORT: 'http' })).toThrow(
      'GAMES_PORT must be a whole number up to 65535, not "http".',
    )
  })
})

describe('server', () => {
  it('says which port is taken', async () => {
    const { sandbox } = createBench()
    const first = await serve(sandbox.app, 0)
    await expect(serve(sandbox.app, first.port)).rejects.toThrow(PortTaken)
    await first.close()
  })
})
