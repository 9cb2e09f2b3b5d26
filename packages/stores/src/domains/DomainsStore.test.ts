import { DomainsRefused } from '@croupier/api'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { fixture } from '../testing/testPorts.ts'
import { domainsStore } from './DomainsStore.ts'

const pair = await generateKeyPair('ES256', { extractable: true })
const key = await exportJWK(pair.publicKey)
const other = await generateKeyPair('ES256')

const signed = (domains: unknown, { by = pair.privateKey, merchant = 'crph', until = '10 years' } = {}) =>
  new SignJWT({ domains: domains as string[] })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(merchant)
    .setIssuedAt()
    .setExpirationTime(until)
    .sign(by)

async function loaded(token: string | null, host = 'ph1.croupier.example') {
  const { root } = fixture({
    host,
    handlers: { 'system.signedDomains': () => ({ token }) },
    ports: {
      probeDomain: (origin) => (origin.includes('ph2') ? Promise.resolve() : Promise.reject(new Error(origin))),
    },
  })
  await root.start()
  root.routes.take(['ph1.croupier.example', 'ph2.croupier.example'])
  const store = root.store(domainsStore)
  await store.load(key)
  return store
}

it('believes the list that the operator signed, and knows this host and others by it [G-94]', async () => {
  const store = await loaded(await signed(['ph1.croupier.example', 'ph2.croupier.example']))
  expect(store.measured.map(({ domain, isHere }) => [domain, isHere])).toEqual([
    ['ph1.croupier.example', true],
    ['ph2.croupier.example', false],
  ])
  expect(store.isGenuine(' https://PH2.croupier.example/x ')).toBe(true)
  expect(store.isGenuine('ph2.croupier.example.evil.example')).toBe(false)
  expect(store.isGenuine('not an address')).toBeUndefined()
})

it('recommends the signed address that answers, and none that is not on the list [G-94]', async () => {
  const both = await loaded(await signed(['ph1.croupier.example', 'ph2.croupier.example']))
  expect(both.fastest).toBe('ph2.croupier.example')
  expect((await loaded(await signed(['ph1.croupier.example']))).fastest).toBeUndefined()
})

it('refuses what another key signed, another merchant’s list, an expired one and nonsense [G-94]', async () => {
  const reason = async (token: string) => {
    const { failure } = (await loaded(token)).received
    return failure instanceof DomainsRefused ? failure.reason : failure
  }
  expect(await reason(await signed(['a.example'], { by: other.privateKey }))).toBe('forged')
  expect(await reason(await signed(['a.example'], { merchant: 'crbd' }))).toBe('forged')
  expect(await reason(await signed('a.example'))).toBe('forged')
  expect(await reason('nonsense')).toBe('forged')
  expect((await loaded(null)).received.data).toEqual({ kind: 'none' })
})
