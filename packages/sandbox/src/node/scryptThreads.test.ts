import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { scryptBeside } from './scryptThreads.ts'

const salt = new Uint8Array(16).fill(7)
const cost = { N: 2 ** 10, r: 8, p: 5 }

it('gives the hashes of OpenSSL in whatever order they are asked for, and goes on after one that cannot be', async () => {
  const words = ['one', 'two', 'three', 'four']
  const asked = words.map((word) => scryptBeside(word, salt, 32, cost))
  await expect(scryptBeside('five', salt, 32, { ...cost, N: 3 })).rejects.toThrow('scrypt')
  const keys = await Promise.all([...asked, scryptBeside('six', salt, 32, cost)])
  const told = keys.map((key) => Buffer.from(key).toString('hex'))
  expect(told).toEqual([...words, 'six'].map((word) => scryptSync(word, salt, 32, cost).toString('hex')))
})
