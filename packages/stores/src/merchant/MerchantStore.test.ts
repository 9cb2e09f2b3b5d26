import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'

describe('MerchantStore', () => {
  it('knows the Philippines: TLB on the wire, English and Tagalog [S-257] [S-258]', () => {
    expect(fixture().root.merchant.current).toMatchObject({
      merchantCode: 'crph',
      country: 'PH',
      countryName: 'Philippines',
      currency: 'TLB',
      displayCurrency: 'PHP',
      langList: ['EN', 'TY'],
    })
  })

  it('knows Bangladesh: BDT, English and Bengali, its own three domains [S-257] [S-259]', () => {
    const bangladesh = fixture().root.merchant.ofCountry('bd')
    expect(bangladesh).toMatchObject({ currency: 'BDT', langList: ['EN', 'BN'] })
    expect(bangladesh?.domains).toHaveLength(3)
  })

  it.each([
    ['bd3.croupier.example', 'crbd'],
    ['www.bd1.croupier.example:4000', 'crbd'],
    ['ph2.croupier.example', 'crph'],
    ['unknown.example', 'crph'],
    ['notbd1.croupier.example', 'crph'],
  ])('matches the host %s to %s [S-255]', (host, code) => {
    expect(fixture({ host }).root.merchant.current.merchantCode).toBe(code)
  })

  it('prefers the saved currency choice to the host [S-255]', () => {
    expect(
      fixture({ host: 'ph1.croupier.example', local: { merchantCurrency: 'BDT' } }).root.merchant.current.merchantCode,
    ).toBe('crbd')
  })

  it('offers the market of the visitor’s country until one is chosen [S-255]', () => {
    const { root, local, cookies } = fixture()
    expect([root.merchant.offeredIn('PH'), root.merchant.offeredIn('FR'), root.merchant.offeredIn(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(root.merchant.offeredIn('bd')?.merchantCode).toBe('crbd')
    root.merchant.stay()
    expect(root.merchant.offeredIn('bd')).toBeUndefined()
    expect([local.entries.get('merchantCurrency'), cookies.get('merchant')]).toEqual(['TLB', 'crph'])
    expect(fixture({ local: { merchantCurrency: 'TLB' } }).root.merchant.offeredIn('bd')).toBeUndefined()
  })

  it('saves the choice, clears the session and loads again at / [S-256]', async () => {
    const { root, local, session, reloaded, cookies } = fixture({ session: { gameVendor: '[]' } })
    expect(await root.merchant.switchTo('crbd')).toBe('switched')
    expect(local.entries.get('merchantCurrency')).toBe('BDT')
    expect(cookies.get('merchant')).toBe('crbd')
    expect(session.entries.has('gameVendor')).toBe(false)
    expect(session.entries.get('merchantCode')).toBe('crbd')
    expect(reloaded).toEqual(['/'])
  })

  it('keeps two merchants of one currency apart over the reload [S-256]', async () => {
    const { root, local } = fixture()
    await root.merchant.switchTo('crshow')
    const after = fixture({ local: Object.fromEntries(local.entries) })
    expect(after.root.merchant.current.merchantCode).toBe('crshow')
  })

  it('loads the page again when it was rendered for another merchant than the saved one [S-255]', () => {
    const { root, reloaded, cookies } = fixture({ local: { merchantCurrency: 'BDT' } })
    expect(root.merchant.isServed('crph')).toBe(false)
    expect(cookies.get('merchant')).toBe('crbd')
    expect(reloaded).toHaveLength(1)
    expect(root.merchant.isServed('crph')).toBe(true)
    expect(reloaded).toHaveLength(1)
    expect(fixture().root.merchant.isServed('crph')).toBe(true)
  })

  it('asks a logged-in member first, and keeps everything on no [S-256]', async () => {
    const { root, session, reloaded } = fixture({ session: memberSession })
    const outcome = root.merchant.switchTo('crbd')
    await settled()
    expect(root.modals.top?.modal.kind).toBe('confirm')
    root.modals.finish('confirm', 'cancelled')
    expect(await outcome).toBe('kept')
    expect(session.entries.get('token')).toBe('tok-0')
    expect(reloaded).toEqual([])
  })

  it('logs out on the platform before it switches [S-256]', async () => {
    const { root, fake, session, reloaded } = fixture({
      session: memberSession,
      handlers: { 'session.logout': () => null },
    })
    const outcome = root.merchant.switchTo('crbd')
    root.modals.finish('confirm', 'confirmed')
    expect(await outcome).toBe('switched')
    expect(fake.ids()).toContain('session.logout')
    expect(session.entries.has('token')).toBe(false)
    expect(reloaded).toEqual(['/'])
  })

  it('stays with the merchant of its session after another tab has switched [S-256]', () => {
    const { root } = fixture({
      session: { ...memberSession, merchantCode: 'crph' },
      local: { merchantCurrency: 'BDT' },
    })
    expect(root.merchant.current.merchantCode).toBe('crph')
    expect(root.session.isSignedIn).toBe(true)
  })
})
