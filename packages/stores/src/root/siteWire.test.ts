import { describe, expect, it } from 'vitest'
import { permission, fixture } from '../testing/testPorts.ts'

function built(probe?: (origin: string) => Promise<unknown>) {
  return fixture({
    handlers: {
      'system.status': () => permission({ info: { domainRoute: [{ domain: 'a.example' }, { domain: 'c.example' }] } }),
    },
    ports: probe ? { probeDomain: probe } : {},
  })
}

describe('the fallback address when a connection fails', () => {
  it('is a domain that the status named, measured only then', async () => {
    const asked: string[] = []
    const { root, context } = built(async (origin) => void asked.push(origin))
    await root.start()
    expect(asked).toEqual([])
    expect(await context.failover.next([])).toBe('https://a.example')
    expect(asked).toEqual(['https://a.example', 'https://c.example'])
  })

  it('is not a way around a block: a visitor from a blocked region gets none', async () => {
    const asked: string[] = []
    const { root, context, fake } = built(async (origin) => void asked.push(origin))
    fake.handlers['system.status'] = () =>
      permission({ regionRestriction: true, info: { domainRoute: [{ domain: 'a.example' }] } })
    await root.start()
    expect(await context.failover.next([])).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('does not exist where nothing can measure', async () => {
    const { root, context } = built()
    await root.start()
    expect(await context.failover.next([])).toBeUndefined()
  })
})
