import { describe, expect, it, vi } from 'vitest'
import { nodeArgon2 } from '../../node/nodeSecrets.ts'
import { seededRandom } from '../random/random.ts'
import { Passwords } from './Passwords.ts'
import { argon2Cost, portableArgon2, type Argon2 } from './argon2.ts'

const counting = () => {
  const derive = vi.fn<Argon2['derive']>((...how) => portableArgon2.derive(...how))
  const deriveNow = vi.fn<Argon2['deriveNow']>((...how) => portableArgon2.deriveNow(...how))
  return { derive, deriveNow }
}
const cheap = argon2Cost(8)

describe('passwords', () => {
  it('are kept by Argon2id with a salt of their own', () => {
    const passwords = new Passwords(portableArgon2, cheap, seededRandom(1))
    const stored = passwords.hash('Croupier1')
    expect(stored).toMatch(/^\$argon2id\$8\$2\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(passwords.hash('Croupier1')).not.toBe(stored)
    expect([passwords.fits(stored, 'Croupier1'), passwords.fits(stored, 'croupier1')]).toEqual([true, false])
  })

  it('hashed in the browser can be checked on a server and the other way round', async () => {
    const browser = new Passwords(portableArgon2, cheap, seededRandom(1))
    const server = new Passwords(nodeArgon2, cheap, seededRandom(2))
    const stored = browser.hash('One two 3')
    expect(await server.settle(() => server.fits(stored, 'One two 3'))).toBe(true)
    expect(browser.fits(server.hash('ভাষা'), 'ভাষা')).toBe(true)
  })

  it('are hashed outside of the work, which runs again from its start and hashes a new password once', async () => {
    const argon2 = counting()
    const passwords = new Passwords(argon2, cheap, seededRandom(1))
    const stored = new Passwords(portableArgon2, cheap, seededRandom(5)).hash('old')
    let runs = 0
    const result = await passwords.settle(() => {
      runs++
      return passwords.fits(stored, 'old') ? passwords.hash('new') : ''
    })
    expect(passwords.fits(result, 'new')).toBe(true)
    expect([runs, argon2.derive.mock.calls.length]).toEqual([3, 2])
  })

  it('cost nothing when a rule refuses before they are checked', async () => {
    const argon2 = counting()
    const passwords = new Passwords(argon2, cheap, seededRandom(1))
    const locked = passwords.settle(() => {
      throw new Error('locked')
    })
    await expect(locked).rejects.toThrow('locked')
    expect(argon2.derive).not.toHaveBeenCalled()
  })

  it('are refused for an account without one, after the same work', async () => {
    const argon2 = counting()
    const passwords = new Passwords(argon2, cheap, seededRandom(1))
    expect(await passwords.settle(() => passwords.fits('', ''))).toBe(false)
    expect(argon2.derive).toHaveBeenCalledTimes(1)
  })

  it('never make work run forever: a rule that asks for another hash each time is stopped', async () => {
    const passwords = new Passwords(portableArgon2, cheap, seededRandom(1))
    let count = 0
    await expect(passwords.settle(() => passwords.hash(`another ${count++}`))).rejects.toThrow('too many derivations')
  })

  it('hashed at another cost are reported as outdated', () => {
    const former = new Passwords(portableArgon2, argon2Cost(16), seededRandom(1)).hash('x')
    const passwords = new Passwords(portableArgon2, cheap, seededRandom(1))
    expect([passwords.outdated(former), passwords.outdated(passwords.hash('x'))]).toEqual([true, false])
  })
})
