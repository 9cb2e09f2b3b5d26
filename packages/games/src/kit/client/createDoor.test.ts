import { describe, expect, it, vi } from 'vitest'
import { createDoor } from './createDoor.ts'
import { readGameMessage } from '@croupier/api'

const site = 'http://site.example'

describe('the door between game and site', () => {
  const frame = () => {
    const parent = { postMessage: vi.fn() }
    const target = new EventTarget()
    const host = Object.assign(target, { parent }) as unknown as Window
    const arrive = (data: unknown, origin: string, source: unknown = parent) =>
      target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
    return { host, parent, arrive }
  }
  const fromSite = (more: object) => ({ source: 'croupier-site', version: 1, ...more })

  it('posts to the exact site origin and never to everyone [S-315]', () => {
    const { host, parent } = frame()
    createDoor(host, site).post({ type: 'ready' })
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
      { source: 'croupier-game', version: 1, type: 'ready' },
      site,
    )
    expect(readGameMessage(parent.postMessage.mock.calls[0]?.[0])).toEqual({
      source: 'croupier-game',
      version: 1,
      type: 'ready',
    })
  })

  it('listens to the site only: origin, window and shape must match [S-315]', () => {
    const { host, arrive } = frame()
    const heard = vi.fn()
    createDoor(host, site).listen(heard)
    arrive(fromSite({ type: 'pause' }), 'http://evil.example')
    arrive(fromSite({ type: 'pause' }), site, { postMessage: vi.fn() })
    arrive(fromSite({ type: 'theme', theme: 'pink' }), site)
    arrive(fromSite({ type: 'language', language: '<b>' }), site)
    arrive({ type: 'pause' }, site)
    arrive(null, site)
    expect(heard).not.toHaveBeenCalled()
    arrive(fromSite({ type: 'theme', theme: 'light' }), site)
    arrive(fromSite({ type: 'pause' }), site)
    arrive(fromSite({ type: 'language', language: 'TY' }), site)
    arrive(fromSite({ type: 'balanceHidden', hidden: 'yes' }), site)
    arrive(fromSite({ type: 'balanceHidden', hidden: true }), site)
    expect(heard.mock.calls).toEqual([
      [{ type: 'theme', theme: 'light' }],
      [{ type: 'pause' }],
      [{ type: 'language', language: 'TY' }],
      [{ type: 'balanceHidden', hidden: true }],
    ])
  })

  it('lets the site read well-formed messages only [S-315]', () => {
    const head = { source: 'croupier-game', version: 1 }
    expect(readGameMessage({ ...head, type: 'balanceChanged', balance: '12.50', currency: 'PHP', more: 1 })).toEqual({
      ...head,
      type: 'balanceChanged',
      balance: '12.50',
      currency: 'PHP',
    })
    expect(
      readGameMessage({ ...head, type: 'roundEnded', roundId: 'R1', stake: '1.00', payout: '0.00' }),
    ).toMatchObject({ type: 'roundEnded' })
    expect(readGameMessage({ ...head, type: 'ended', reason: 'over' })).toEqual({
      ...head,
      type: 'ended',
      reason: 'over',
    })
    for (const reason of ['takenOver', 'expired'])
      expect(readGameMessage({ ...head, type: 'ended', reason })).toMatchObject({ reason })
    // An older game sends no reason.
    expect(readGameMessage({ ...head, type: 'ended' })).toEqual({ ...head, type: 'ended' })
    for (const bad of [
      null,
      'ready',
      { ...head, version: 2, type: 'ready' },
      { ...head, source: 'other', type: 'ready' },
      { ...head, type: 'unknown' },
      { ...head, type: 'ended', reason: 'bored' },
      { ...head, type: 'balanceChanged', balance: 12.5, currency: 'PHP' },
      { ...head, type: 'balanceChanged', balance: '1e9', currency: 'PHP' },
      { ...head, type: 'roundEnded', roundId: '<b>', stake: '1', payout: '1' },
    ])
      expect(readGameMessage(bad)).toBeNull()
  })
})
