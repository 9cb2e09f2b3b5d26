import { describe, expect, it } from 'vitest'
import { memberSession, permission, fixture, type FixtureOptions } from '../testing/testPorts.ts'

describe('the address of a game', () => {
  const target = { gameType: 'RNG', vassalage: 'PG', name: 'Game 11', nodeId: '11' }
  const answering = (url: string, config: FixtureOptions['config'] = {}) =>
    fixture({
      session: memberSession,
      config,
      handlers: {
        'system.status': () => permission({ info: { launchGameCDNs: ['https://cdn.example'] } }),
        'games.launch': () => ({ url }),
      },
    })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://games.example/1'])(
    'is refused with its text when it is %s [S-311]',
    async (url) => {
      const { root } = answering(url)
      await root.launch.open(target)
      expect(root.launch.failure).toEqual({ key: 'domain_check_failed', retryable: true })
      expect(root.launch.game.data).toBeUndefined()
    },
  )

  it.each([
    ['https://games.vendor.example/1', true],
    ['https://vendor.example/1', true],
    ['https://cdn.example/1', true],
    ['https://evilvendor.example/1', false],
    ['https://vendor.example.evil.example/1', false],
  ])('is checked by domain where the installation names hosts: %s [S-311]', async (url, allowed) => {
    const { root } = answering(url, { gameHosts: ['vendor.example'] })
    await root.start()
    await root.launch.open(target)
    expect(root.launch.game.data?.url).toBe(allowed ? url : undefined)
    expect(root.launch.failure?.key).toBe(allowed ? undefined : 'domain_check_failed')
  })

  it('leads anywhere on the web where no check is configured', async () => {
    const { root } = answering('http://elsewhere.example/1', { gameHosts: undefined })
    await root.launch.open(target)
    expect(root.launch.game.data?.origin).toBe('http://elsewhere.example')
  })
})
