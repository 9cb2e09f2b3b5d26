import { describe, expect, it, vi } from 'vitest'
import { nodeScrypt } from '../../node/nodeSecrets.ts'
import { seededRandom } from '../random/random.ts'
import { createPasswords, sharedPasswords } from './Passwords.ts'
import { portableScrypt, scryptMemory } from './scrypt.ts'

const made = (seed = 1, memory = 8) => createPasswords(portableScrypt, memory, seededRandom(seed))

describe('passwords', () => {
  it('are kept by scrypt with a salt of their own', () => {
    const passwords = made()
    const stored = passwords.hash('Croupier1')
    expect(stored).toMatch(/^scrypt\$8\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(passwords.hash('Croupier1')).not.toBe(stored)
    expect([passwords.fits(stored, 'Croupier1'), passwords.fits(stored, 'croupier1')]).toEqual([true, false])
  })

  it('hashed in the browser can be checked on a server and the other way round', () => {
    const server = createPasswords(nodeScrypt, 16, seededRandom(2))
    expect(server.fits(made().hash('One two 3'), 'One two 3')).toBe(true)
    expect(made().fits(server.hash('ভাষা'), 'ভাষা')).toBe(true)
  })

  it('are refused for an account without one, after the same work', () => {
    const scrypt = vi.fn(portableScrypt)
    expect(createPasswords(scrypt, 8, seededRandom(1)).fits('', '')).toBe(false)
    expect(scrypt).toHaveBeenCalledTimes(1)
  })

  it('hashed at another cost still fit and are reported as outdated', () => {
    const former = made(1, 16).hash('x')
    expect([made().fits(former, 'x'), made().outdated(former), made().outdated(made().hash('x'))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('that many people share are hashed once where a seed says so', () => {
    const shared = sharedPasswords(made())
    expect(shared.hash('Croupier1')).toBe(shared.hash('Croupier1'))
    expect(shared.hash('another')).not.toBe(shared.hash('Croupier1'))
  })

  it('cost a power of two of memory, whatever was asked for', () => {
    expect([1, 8, 1_000, undefined].map((memory) => scryptMemory(memory))).toEqual([2, 8, 512, 16_384])
  })
})
