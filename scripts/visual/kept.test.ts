import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clearOld, kept, wayOfPicturing } from './kept.ts'

const place = mkdtempSync(path.join(tmpdir(), 'croupier-kept-'))
afterAll(() => rmSync(place, { recursive: true }))

it('takes pictures of a revision once, and gives the same result the next time', async () => {
  let taken = 0
  const take = async () => {
    taken += 1
    return { shots: new Map([['button--modes.dark', Buffer.from([137, 80, 0, 255])]]), broken: [] }
  }
  const first = await kept(path.join(place, 'one'), take)
  const second = await kept(path.join(place, 'one'), take)
  expect(taken).toBe(1)
  expect(second).toEqual(first)
})

it('keeps nothing of a run with a broken story, so that it is pictured again', async () => {
  const folder = path.join(place, 'three')
  const picture = (broken: readonly string[]) => async () => ({ shots: new Map([['a', Buffer.from('a')]]), broken })
  expect((await kept(folder, picture(['button--failing']))).broken).toEqual(['button--failing'])
  expect((await kept(folder, picture([]))).broken).toEqual([])
})

it('keeps nothing of a run that ended in the middle', async () => {
  const folder = path.join(place, 'two')
  await expect(kept(folder, () => Promise.reject(new Error('The browser was closed.')))).rejects.toThrow('closed')
  const pictures = { shots: new Map([['a', Buffer.from('a')]]), broken: [] }
  expect(await kept(folder, async () => pictures)).toEqual(pictures)
})

it('tells another choice of stories from this one', async () => {
  expect(await wayOfPicturing(' true')).toBe(await wayOfPicturing(' true'))
  expect(await wayOfPicturing(' false')).not.toBe(await wayOfPicturing(' true'))
})

it('clears away what is kept of old revisions, but never of the one it compares with', () => {
  const cache = path.join(place, 'cache')
  const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40))
  for (const [age, name] of names.entries()) {
    for (const folder of [name, `${name}.way`]) {
      mkdirSync(path.join(cache, folder), { recursive: true })
      utimesSync(path.join(cache, folder), 0, 1_000 - age)
    }
  }
  mkdirSync(path.join(cache, 'here'))
  clearOld(cache, 'd'.repeat(40))
  const left = readdirSync(cache).map((name) => name.replace(/^(.)\1{39}/, '$1'))
  expect(left.toSorted()).toEqual(['a', 'a.way', 'b', 'b.way', 'd', 'd.way', 'here'])
})
