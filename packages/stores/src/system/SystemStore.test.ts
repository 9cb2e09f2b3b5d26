import { describe, expect, it } from 'vitest'
import { modules, permission, fixture } from '../testing/testPorts.ts'

const started = async (answer: ReturnType<typeof permission>, random = 0.6) => {
  const { root, clock } = fixture({ handlers: { 'system.status': () => answer }, ports: { random: () => random } })
  await root.start()
  return { system: root.system, clock }
}

describe('SystemStore', () => {
  it('holds every part of the permission answer [S-003]', async () => {
    const { system } = await started(
      permission({
        info: {
          whitelabel: modules('DIRECTREG3'),
          register: { username: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 } },
          resources: [{ resourceType: 'FACEBOOK', url: 'https://social.example' }],
          customerService: [{ csType: 'LIVECHAT', path: 'abc' }],
          analytics: { gtagId: 'G-1' },
          imageCDNs: ['https://img.example'],
          launchGameCDNs: ['https://launch.example'],
        },
      }),
    )
    expect(system.isModuleOn('DIRECTREG3')).toBe(true)
    expect(system.registerValidators['username']).toMatchObject({
      enabled: true,
      minLength: 4,
      maxLength: 15,
      patternId: 1,
    })
    expect(system.resources.get('FACEBOOK')?.url).toBe('https://social.example')
    expect(system.services).toMatchObject([{ csType: 'LIVECHAT', path: 'abc' }])
    expect(system.permission.data?.info.analytics?.gtagId).toBe('G-1')
    expect(system.imageCdn).toBe('https://img.example')
    expect(system.launchCdn).toBe('https://launch.example')
    expect(system.countryCode).toBe('PH')
    expect(system.ip).toBe('203.0.113.7')
    expect(system.status).toBe(0)
  })

  it('counts a child of a switched-off parent as off [S-431]', async () => {
    const { system } = await started(
      permission({
        info: {
          whitelabel: {
            modId: 'ROOT',
            enabled: '1',
            childrenNodes: [
              {
                modId: 'LOGIN',
                enabled: '0',
                childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }],
              },
            ],
          },
        },
      }),
    )
    expect(system.modules.get('ROOT')).toBe(true)
    expect(system.isModuleOn('FREEPLAY3')).toBe(false)
  })

  it('does not show a resource without an address [S-221]', async () => {
    const { system } = await started(
      permission({
        info: {
          resources: [
            { resourceType: 'LINE' },
            { resourceType: 'VIBER', url: 'https://v.example', qrCodeUrl: 'q', name: 'n', labelNameEn: 'l' },
          ],
        },
      }),
    )
    expect(system.resources.has('LINE')).toBe(false)
    expect(system.resources.get('VIBER')).toMatchObject({
      url: 'https://v.example',
      qrCodeUrl: 'q',
      name: 'n',
      labelNameEn: 'l',
    })
  })

  it('picks the CDNs at random and keeps them for the life of the page [S-274]', async () => {
    const list = ['https://a.example', 'https://b.example']
    let random = 0.9
    const { root, clock } = fixture({
      handlers: { 'system.status': () => permission({ info: { imageCDNs: list, launchGameCDNs: list } }) },
      ports: { random: () => random },
    })
    await root.start()
    expect(root.system.imageUrl('art/1.svg')).toBe('https://b.example/art/1.svg')
    random = 0.1
    clock.advance(60_000)
    await root.start()
    expect(root.system.launchUrl('/play')).toBe('https://b.example/play')
    expect(root.system.imageUrl('art/1.svg')).toBe('https://b.example/art/1.svg')
  })

  it('leaves whole addresses alone, and paths too when there is no CDN', async () => {
    const { system } = await started(permission())
    expect(system.imageUrl('/art/1.svg')).toBe('/art/1.svg')
    expect(system.imageUrl(null)).toBeUndefined()
    expect(system.launchUrl('https://games.example/slot')).toBe('https://games.example/slot')
  })

  it('gives rank above 4 the VIP service and all others live chat [S-223] [S-220]', async () => {
    const { system } = await started(
      permission({
        info: {
          customerService: [
            { csType: 'FACEBOOK', path: 'f' },
            { csType: 'LIVECHAT', path: 'l' },
            { csType: 'TELEGRAM', path: 't' },
            { csType: 'VIP', path: 'v' },
          ],
        },
      }),
    )
    expect(system.servicePath(5)).toBe('v')
    expect(system.servicePath(4)).toBe('l')
    expect(system.servicePath(undefined)).toBe('l')
    expect(system.services.map(({ csType }) => csType)).toEqual(['FACEBOOK', 'LIVECHAT', 'TELEGRAM', 'VIP'])
  })

  it('prefers the path entry of type 3 [S-222]', async () => {
    const { system } = await started(
      permission({
        info: {
          customerService: [
            { csType: 'LIVECHAT', path: 'l' },
            { csType: 'OTHER', path: 'three', type: '3' },
          ],
        },
      }),
    )
    expect(system.servicePath(1)).toBe('three')
  })
})
