import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sqliteStore } from './sqliteStore.ts'

let data: string
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), 'checkpoints-')), 'state.sqlite')
})
afterEach(() => rmSync(join(data, '..'), { recursive: true, force: true }))

it('the log of a busy store begins again from the start, loses nothing, and is gone when the store is closed', async () => {
  const store = sqliteStore(data, { gathered: true })
  const body = 'x'.repeat(8_000)
  const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)
  let written = 0
  // Until several times as much was stored as the log holds: a log that never begins again holds all of it.
  const deadline = performance.now() + 25_000
  while (sizeOf(data) < 3 * sizeOf(`${data}-wal`) || sizeOf(data) < 4_000_000) {
    if (performance.now() > deadline)
      throw new Error(`${sizeOf(data)} bytes stored, and ${sizeOf(`${data}-wal`)} in the log`)
    store.commit([{ collection: 'a', key: String(written++), body }])
    await store.settled?.()
  }
  store.close()
  expect(existsSync(`${data}-wal`)).toBe(false)
  const again = sqliteStore(data)
  expect([...again.load()]).toHaveLength(written)
  again.close()
}, 30_000)
