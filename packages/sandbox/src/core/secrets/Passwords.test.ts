import { scryptSync } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { nodeScrypt } from '../../node/nodeSecrets.ts'
import { seededRandom } from '../random/random.ts'
import { Passwords } from './Passwords.ts'
import { portableScrypt, scryptCost, type Scrypt } from './scrypt.ts'

const counting = () => {
  const derive = vi.fn<Scrypt['derive']>((...how) => portableScrypt.derive(...how))
  const deriveNow = vi.fn<Scrypt['deriveNow']>((...how) => portableScrypt.deriveNow(...how))
  return { derive, deriveNow }
}
const cheap = scryptCost(1)

describe('passwords', () => {
  it('are kept as scrypt with a salt of their own, as Node computes it', () => {
    const passwords = new Passwords(portableScrypt, cheap, seededRandom(1))
    const stored = passwords.hash('Croupier1')
    const [, name, N, r, p, salt = '', key] = stored.split('$')
    expect([name, N, r, p]).toEqual(['scrypt', '2', '8', '5'])
    expect(key).toBe(scryptSync('Croupier1', Buffer.from(salt, 'hex'), 32, cheap).toString('hex'))
    expect(passwords.hash('Croupier1')).not.toBe(stored)
    expect([passwords.fits(stored, 'Croupier1'), passwords.fits(stored, 'croupier1')]).toEqual([true, false])
  })

  it('hashed in the browser open on a server and the other way round', async () => {
    const browser = new Passwords(portableScrypt, cheap, seededRandom(1))
    const server = new Passwords(nodeScrypt, cheap, seededRandom(2))
    const stored = browser.hash('One two 3')
    expect(await server.settle(() => server.fits(stored, 'One two 3'))).toBe(true)
    expect(browser.fits(server.hash('ভাষা'), 'ভাষা')).toBe(true)
  })

  it('wait outside of the work, which runs again from its start and hashes a new password once', async () => {
    const scrypt = counting()
    const passwords = new Passwords(scrypt, cheap, seededRandom(1))
    const stored = new Passwords(portableScrypt, cheap, seededRandom(5)).hash('old')
    let runs = 0
    const result = await passwords.settle(() => {
      runs++
      return passwords.fits(stored, 'old') ? passwords.hash('new') : ''
    })
    expect(passwords.fits(result, 'new')).toBe(true)
    expect([runs, scrypt.derive.mock.calls.length]).toEqual([3, 2])
  })

  it('cost nothing when a rule refuses before it looks', async () => {
    const scrypt = counting()
    const passwords = new Passwords(scrypt, cheap, seededRandom(1))
    const locked = passwords.settle(() => {
      throw new Error('locked')
    })
    await expect(locked).rejects.toThrow('locked')
    expect(scrypt.derive).not.toHaveBeenCalled()
  })

  it('are refused for an account without one, after the same work', async () => {
    const scrypt = counting()
    const passwords = new Passwords(scrypt, cheap, seededRandom(1))
    expect(await passwords.settle(() => passwords.fits('', ''))).toBe(false)
    expect(scrypt.derive).toHaveBeenCalledTimes(1)
  })

  it('never make work run forever: a rule that asks for another hash each time is stopped', async () => {
    const passwords = new Passwords(portableScrypt, cheap, seededRandom(1))
    let count = 0
    await expect(passwords.settle(() => passwords.hash(`another ${count++}`))).rejects.toThrow('too many derivations')
  })

  it('of another cost are known as outdated', () => {
    const former = new Passwords(portableScrypt, scryptCost(2), seededRandom(1)).hash('x')
    const passwords = new Passwords(portableScrypt, cheap, seededRandom(1))
    expect([passwords.outdated(former), passwords.outdated(passwords.hash('x'))]).toEqual([true, false])
  })
})
