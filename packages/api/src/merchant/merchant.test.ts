import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shippedMerchants } from '../../../../merchants/shipped.ts'
import { MerchantUnusable, parseMerchant } from './parseMerchant.ts'
import { readMerchants } from './readMerchants.ts'
import { servesHost, siteMerchant } from './siteMerchant.ts'

const [philippines] = shippedMerchants
if (!philippines) throw new Error('no merchant')

const faultsOf = (run: () => unknown): readonly string[] => {
  try {
    run()
    return []
  } catch (failure) {
    if (failure instanceof MerchantUnusable) return failure.message.split('\n')
    throw failure
  }
}

describe('a merchant file', () => {
  it('is refused with file, key and remedy of every fault', () => {
    const { timeZone: _, ...without } = philippines
    const wrong = { ...without, minimumAge: 12, domains: ['https://a.example'], colour: 'red', licence: { number: '' } }
    const faults = faultsOf(() => parseMerchant(wrong, 'merchants/acme/merchant.json'))
    expect(faults).toEqual(
      expect.arrayContaining([
        'merchants/acme/merchant.json: minimumAge: must be a whole number from 18 to 25',
        'merchants/acme/merchant.json: domains.0: must be a host name in lower case without protocol and port',
        'merchants/acme/merchant.json: timeZone: is missing; add an IANA time zone, such as Asia/Manila',
        'merchants/acme/merchant.json: licence.authority: is missing; add the name of the authority that granted it',
        'merchants/acme/merchant.json: remove colour: no such key',
      ]),
    )
  })

  it('has 2025 as the year of its copyright line unless it says otherwise [S-226]', () => {
    const { copyright: _, ...without } = philippines
    expect(siteMerchant(parseMerchant(without, 'a')).copyrightYear).toBe('2025')
    expect(siteMerchant(parseMerchant({ ...without, copyright: '2025–2027' }, 'a')).copyrightYear).toBe('2025–2027')
  })

  it('takes no address whose comma or semicolon would add to the content policy', () => {
    for (const origins of [
      { api: ['https://a.example; script-src *'] },
      { games: ['https://a.example,https://b.example'] },
      { images: ['https://a.example;'] },
    ]) {
      const [line] = faultsOf(() => parseMerchant({ ...philippines, origins }, 'a'))
      expect(line).toContain('an address that begins with https:// and has neither a comma nor a semicolon')
    }
  })

  it('has a security contact with a last day that is one', () => {
    const security = { contacts: ['mailto:security@acme.example'], validUntil: '2027-06-30' }
    expect(faultsOf(() => parseMerchant({ ...philippines, security }, 'a'))).toEqual([])
    for (const wrong of ['2027-02-30', 'soon', '30.06.2027'])
      expect(
        faultsOf(() => parseMerchant({ ...philippines, security: { ...security, validUntil: wrong } }, 'a'))[0],
      ).toContain('2027-06-30')
    expect(
      faultsOf(() =>
        parseMerchant({ ...philippines, security: { ...security, contacts: ['security@acme.example'] } }, 'a'),
      )[0],
    ).toContain('mailto:')
  })

  it('of an older or newer form says so before anything else [R-119]', () => {
    const { formatVersion: _, ...older } = philippines
    expect(faultsOf(() => parseMerchant({ ...older, payments: ['GCash'] }, 'm.json'))).toEqual([
      'm.json: formatVersion: is 1, and this version reads 2; run npm run merchant -- upgrade with the folder',
    ])
    expect(faultsOf(() => parseMerchant({ ...philippines, formatVersion: 3 }, 'm.json'))).toEqual([
      'm.json: formatVersion: is 3, and this version reads 2; use the newer version that wrote the file',
    ])
  })

  it('names what is wrong with a way to pay, also across its keys [R-118]', () => {
    const wallet = { code: 'BAZAAR', kind: 'wallet', name: { EN: 'Bazaar' }, minimum: '100', maximum: '500' } as const
    const faults = (...payments: readonly object[]) =>
      faultsOf(() => parseMerchant({ ...philippines, payments }, 'm.json')).map((line) => line.replace('m.json: ', ''))
    expect(faults(wallet)).toEqual([])
    expect(faults({ ...wallet, kind: 'cheque', name: { SW: 'Bazaar' }, art: 'bazaar.svg', minimum: 100 })).toEqual([
      'payments.0.kind: must be one of wallet, bank, qr, counter, c2c',
      'payments.0.name: must be names by language, with EN for all languages without one',
      'payments.0.art: must be a picture of this folder, such as ./banner-summer.webp',
      'payments.0.minimum: must be an amount as text, such as "100" or "100.50"',
    ])
    expect(
      faults(wallet, {
        ...wallet,
        kind: 'bank',
        minimum: '600.001',
        payout: true,
        reference: { rule: 'digits', minimum: 4, maximum: 6, example: 'ABC' },
      }),
    ).toEqual([
      'payments.1.code: BAZAAR is there already; use another code',
      'payments.1.minimum: must have at most 2 decimals, as currency.digits says',
      'payments.1.maximum: must not be below minimum',
      'payments.1.reference.example: must fit the rule, minimum and maximum of the reference',
      'payments.1.payout: is for the kind wallet; remove it',
    ])
  })

  it('gives the browser the names of its ways to pay, without transfers between members [S-224]', () => {
    expect(siteMerchant(philippines).payments.map(({ EN }) => EN)).toEqual([
      'GCash',
      'Maya',
      'InstaPay bank transfer',
      'QR Ph',
      'Over the counter',
    ])
  })

  it('matches its hosts with their subdomains, whatever the port [S-255]', () => {
    expect(servesHost(philippines, 'www.ph1.croupier.example:4000')).toBe(true)
    expect(servesHost(philippines, 'notph1.croupier.example')).toBe(false)
  })
})

describe('a folder of merchants', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'merchants-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, change: object) => {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'merchant.json'), JSON.stringify({ ...philippines, ...change }))
  }
  const codes = (first?: string) => readMerchants([folder], first).map(({ merchant }) => merchant.code)

  it('begins with the one that is asked for, else the fallback, else the first of the alphabet', () => {
    write('beta', { code: 'beta', domains: [], fallback: true })
    write('alpha', { code: 'alpha', domains: [], fallback: false })
    expect(codes()).toEqual(['beta', 'alpha'])
    expect(codes('alpha')).toEqual(['alpha', 'beta'])
    expect(faultsOf(() => codes('gamma'))).toEqual([expect.stringContaining('set MERCHANT to one of alpha, beta')])
  })

  it('names what is wrong in all of them together', () => {
    write('alpha', { code: 'other' })
    write('beta', { code: 'beta', minimumAge: 3 })
    write('gamma', { code: 'gamma' })
    write('zeta', { code: 'zeta' })
    const faults = faultsOf(() => codes())
    expect(faults).toContainEqual(expect.stringMatching(/alpha.merchant\.json: code: must be alpha/))
    expect(faults).toContainEqual(expect.stringMatching(/beta.merchant\.json: minimumAge: must be/))
    expect(faults).toContainEqual(expect.stringMatching(/zeta.merchant\.json: domains: .* belongs to gamma/))
  })

  it('says what to do when there is none, or when a file is not JSON', () => {
    expect(faultsOf(() => codes())[0]).toContain('npm run merchant -- new')
    mkdirSync(path.join(folder, 'broken'))
    writeFileSync(path.join(folder, 'broken', 'merchant.json'), '{')
    expect(faultsOf(() => codes())[0]).toContain('broken/merchant.json: the file is not JSON')
  })
})
