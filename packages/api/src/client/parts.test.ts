import { describe, expect, it } from 'vitest'
import { balances } from '../groups/wallet/calls.ts'
import { catalogue } from '../groups/games/catalogue.calls.ts'
import { contract } from '../contract/contract.ts'
import { games } from '../groups/games/calls.ts'
import { session } from '../groups/session/calls.ts'
import { createClient } from './client.ts'
import { handPorts } from './hand-platform.ts'
import { createWire } from './wire.ts'

describe('parts of the contract on one wire', () => {
  it('give the calls of the part by group and name, and no others', () => {
    const { options } = handPorts()
    const calls = createWire(options).calls({ ...catalogue, ...balances })
    expect(Object.keys(calls).toSorted()).toEqual(['games', 'wallet'])
    expect(Object.keys(calls.games).toSorted()).toEqual(['hot', 'vendorTypes', 'vendors'])
    expect(Object.keys(calls.wallet).toSorted()).toEqual(['balance', 'merchantWallet'])
  })

  it('share a running read, whichever part asked for it [S-412]', async () => {
    const { platform, options } = handPorts()
    const wire = createWire(options)
    const one = wire.calls(balances).wallet.balance()
    const other = wire.calls({ ...balances, ...games }).wallet.balance()
    const { value } = await platform.next()
    value({ sumBalance: 7 })
    expect(await one).toEqual(await other)
    expect(platform.sent).toHaveLength(1)
  })

  it('seal with a key that no part has to know', async () => {
    const { platform, options } = handPorts()
    const call = createWire(options).calls(session).session.login({ username: 'maria', password: 'Croupier1' })
    const key = await platform.next()
    expect(key.address.pathname).toBe('/wps/session/key/rsa')
    key.answer('a key')
    const login = await platform.next()
    expect(JSON.parse(login.body)).toEqual({ value: expect.stringContaining('sealed with a key') })
    login.value({ token: 'tok-2' })
    expect(await call).toMatchObject({ token: 'tok-2' })
  })

  it('together form the client with every call of the contract', () => {
    const client: Readonly<Record<string, object>> = createClient(handPorts().options)
    const ids = Object.entries(client).flatMap(([group, calls]) => Object.keys(calls).map((name) => `${group}.${name}`))
    expect(ids.toSorted()).toEqual(Object.keys(contract).toSorted())
  })
})
