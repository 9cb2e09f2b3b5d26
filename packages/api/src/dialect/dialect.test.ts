import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.ts'
import { handPorts } from '../client/hand-platform.ts'
import { contract, endpoints } from '../contract/contract.ts'
import { everyPath } from '../contract/endpoint.ts'
import { inDialect, specDialect } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import { dialectNamed, dialects, newerDialect } from './dialects.ts'

const place = ({ method, path, module }: (typeof contract)[keyof typeof contract]): string =>
  `${method} ${path} ${module}`

describe('dialects', () => {
  it('are found by name', () => {
    expect(dialectNamed('spec')).toBe(specDialect)
    expect(dialectNamed('newer')).toBe(newerDialect)
    expect([dialectNamed('toString'), dialectNamed('')]).toEqual([undefined, undefined])
  })

  it('leave a call they do not mention as it is', () => {
    expect(inDialect(contract['member.info'], newerDialect)).toBe(contract['member.info'])
    for (const one of endpoints()) expect(inDialect(one, specDialect)).toBe(one)
  })

  it('change how every call they name is sent, and nothing else about it', () => {
    for (const id of Object.keys(newerDialect.calls) as (keyof typeof contract)[]) {
      const [one, other] = [contract[id], inDialect(contract[id], newerDialect)]
      expect(place(other), id).not.toBe(place(one))
      const { method: _m, path: _p, paths: _ps, module: _mo, sends: _s, ...same } = other
      expect(one).toMatchObject(same)
      expect(Object.isFrozen(other)).toBe(true)
    }
  })

  it.each(Object.values(dialects))('$name sends no two calls to one place', (dialect) => {
    const places = endpoints()
      .map((one) => inDialect(one, dialect))
      .flatMap((one) => everyPath(one).map((path) => `${one.method} ${path} ${one.module}`))
    expect(places.filter((one, at) => places.indexOf(one) !== at)).toEqual([])
  })

  it('mean the same call wherever two of them share a place', () => {
    const idOf = new Map<string, string>()
    for (const dialect of Object.values(dialects)) {
      for (const one of endpoints().map((spoken) => inDialect(spoken, dialect))) {
        for (const path of everyPath(one)) {
          const at = `${one.method} ${path} ${one.module}`
          expect(idOf.get(at) ?? one.id, at).toBe(one.id)
          idOf.set(at, one.id)
        }
      }
    }
  })
})

describe('a client that speaks one', () => {
  it('calls at the dialect’s address, with its method, module and field names', async () => {
    const { platform, options } = handPorts({ dialect: newerDialect })
    const { games, session } = createClient(options)
    void games.vendors()
    const vendors = await platform.next()
    expect(vendors.address.pathname).toBe('/wps/relay/GCSGAME_newGameVendor')
    expect([...vendors.address.searchParams.keys()].toSorted()).toEqual(['language', 'merchant', 'platform'])
    void games.hot()
    const hot = await platform.next()
    expect([hot.request.method, hot.address.search]).toEqual(['POST', ''])
    expect(JSON.parse(hot.body)).toMatchObject({ merchantCode: 'showcase', isPlatform: 2, language: 'EN' })
    void games.addFavourite({ nodeId: '1', vendor: 'PG', gameType: 'RNG' })
    expect((await platform.next()).request.headers.get('moduleid')).toBe('GAMELO3')
    void session.logout()
    expect((await platform.next()).request.method).toBe('POST')
  })

  it('repeats a read that is a POST there: the method does not make it a write', async () => {
    const { platform, options, timers } = handPorts({ dialect: newerDialect })
    const call = createClient(options).games.hot()
    ;(await platform.next()).cut()
    await timers.fireShort()
    ;(await platform.next()).value({ list: [] })
    expect(await call).toEqual({ list: [] })
  })

  it('takes an integrator’s own, which may turn many addresses into one and drop a module', async () => {
    const own: Dialect = {
      name: 'own',
      calls: { 'records.bets': { path: '/wps/relay/BETS', module: null }, 'session.sealingKey': { path: '/wps/key' } },
    }
    const { platform, options } = handPorts({ dialect: own })
    const client = createClient(options)
    void client.records.bets({ book: 'FISH', startTime: 1, endTime: 2 })
    const bets = await platform.next()
    expect(bets.address.pathname).toBe('/wps/relay/BETS')
    expect(bets.request.headers.has('moduleid')).toBe(false)
    void client.session.login({ username: 'a', password: 'b' }).catch(() => undefined)
    expect((await platform.next()).address.pathname).toBe('/wps/key')
  })
})
