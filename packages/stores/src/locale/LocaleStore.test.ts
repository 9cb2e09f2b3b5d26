import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { memberSession, permission, fixture, type FixtureOptions } from '../testing/testPorts.ts'

describe('LocaleStore', () => {
  it('passes a chosen language to the server, which renders the next page in it [S-244]', () => {
    const { root, cookies } = fixture()
    expect(cookies.get('lang')).toBeUndefined()
    root.locale.choose('EN')
    expect(cookies.get('lang')).toBe('EN')
  })

  it("offers the merchant's list [S-051] [S-052]", () => {
    expect(fixture().root.locale.offered).toEqual(['EN', 'TY'])
    expect(fixture({ host: 'bd1.croupier.example' }).root.locale.offered).toEqual(['EN', 'BN'])
    const showcase = fixture({ host: 'showcase.croupier.example' }).root.locale.offered
    expect(showcase).toHaveLength(32)
    expect(showcase.slice(0, 6)).toEqual(['CN', 'EN', 'VI', 'JA', 'TH', 'TY'])
  })

  it('accepts a stored language only if it is supported, else takes the default TY [S-245]', () => {
    expect(fixture({ local: { lang: 'EN' } }).root.locale.language).toBe('EN')
    expect(fixture({ local: { lang: 'BN' } }).root.locale.language).toBe('TY')
    expect(fixture({ local: { lang: 'XX' } }).root.locale.language).toBe('TY')
    expect(fixture().root.locale.language).toBe('TY')
  })

  it('begins in a language of the browser where the merchant wants that, never against a choice [S-245]', () => {
    const preferredLanguages = () => ['DE', 'EN']
    const merchants = testMerchants.map((merchant) => ({ ...merchant, browserLanguage: true }))
    const first = (ports: NonNullable<FixtureOptions['ports']>, local = {}) =>
      fixture({ ports, local }).root.locale.language
    expect(first({ preferredLanguages })).toBe('TY')
    expect(first({ preferredLanguages, merchants })).toBe('EN')
    expect(first({ preferredLanguages: () => ['DE'], merchants })).toBe('TY')
    expect(first({ preferredLanguages, merchants }, { lang: 'TY' })).toBe('TY')
  })

  it("gives way to the first language of the visitor's country when the country does not list it [S-246]", async () => {
    const { root } = fixture({
      handlers: { 'system.status': () => permission({ location: { countryCode: 'BD', ip: '1' } }) },
    })
    await root.start()
    await settled()
    expect(root.locale.language).toBe('EN')
  })

  it('stays as it is in a country that lists it, or that the site does not serve [S-246]', async () => {
    for (const countryCode of ['PH', 'FR']) {
      const { root } = fixture({
        handlers: { 'system.status': () => permission({ location: { countryCode, ip: '1' } }) },
      })
      await root.start()
      await settled()
      expect(root.locale.language).toBe('TY')
    }
  })

  it('saves a choice, keeps the one before in hisLang and reports a member’s to the platform [S-244] [S-247]', () => {
    const { root, local, fake } = fixture({ session: memberSession, handlers: { 'member.language': () => null } })
    expect(root.locale.choose('EN')).toBe(true)
    expect(local.entries.get('lang')).toBe('EN')
    expect(local.entries.get('hisLang')).toBe('TY')
    expect(fake.inputs('member.language')).toEqual([{ language: 'EN' }])
  })

  it('reports nothing of a visitor to the platform [S-244]', () => {
    const { root, fake } = fixture()
    root.locale.choose('EN')
    expect(fake.calls).toEqual([])
  })

  it('keeps the choice when the platform refuses the update [S-244]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'member.language': () => Promise.reject(new Error('no')) },
    })
    root.locale.choose('EN')
    await settled()
    expect(root.locale.language).toBe('EN')
  })

  it('refuses a language that is not offered [S-052]', () => {
    const { root } = fixture()
    expect(root.locale.choose('BN')).toBe(false)
    expect(root.locale.language).toBe('TY')
  })
})
