import { expect, it } from 'vitest'
import { portableArgon2 } from '../core/secrets/argon2.ts'
import { argon2Beside } from './argon2Threads.ts'

const salt = new Uint8Array(16).fill(7)
const cost = { memory: 256, passes: 2 }

it('gives the hashes that a browser gives, in whatever order they are asked for, and goes on after one that fails', async () => {
  const words = ['one', 'two', 'three', 'four']
  const asked = words.map((word) => argon2Beside(word, salt, cost))
  await expect(argon2Beside('five', salt, { ...cost, memory: 3 })).rejects.toThrow('memory')
  const keys = await Promise.all([...asked, argon2Beside('six', salt, cost)])
  const told = keys.map((key) => Buffer.from(key).toString('hex'))
  expect(told).toEqual(
    [...words, 'six'].map((word) => Buffer.from(portableArgon2.deriveNow(word, salt, cost)).toString('hex')),
  )
})
