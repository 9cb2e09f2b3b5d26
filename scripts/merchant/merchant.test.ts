import { loadSites, withLanguagePacks } from '../../apps/site/server/merchant/loadSites.ts'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkMerchants } from './check.ts'
import { createMerchant } from './create.ts'
import { upgradeMerchants } from './upgrade.ts'

const wishes = {
  code: 'acme',
  name: 'Acme',
  operator: 'Acme Ltd.',
  country: 'TH',
  currency: 'THB',
  languages: 'EN,TH,AR',
  'time-zone': 'Asia/Bangkok',
  'dialling-code': '66',
  age: '20',
  accent: '#a21caf',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'merchant-new-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('merchant new', () => {
  it('makes a folder that passes the check in both themes', async () => {
    createMerchant(wishes, folder)
    const { faults, notes } = await checkMerchants([folder])
    expect(faults).toEqual([])
    expect(notes).toContainEqual(expect.stringMatching(/licence: add number, authority and markets/))
    expect(notes).toContainEqual(expect.stringMatching(/missing pictures: social\.png/))
  })

  it.each([
    [{ country: 'Thailand' }, '--country Thailand: give an ISO 3166 code of two capitals, such as TH.'],
    [{ currency: 'ZZZ' }, '--currency ZZZ: give an ISO 4217 code of three capitals, such as THB.'],
    [
      { languages: 'EN,XX' },
      '--languages XX: give codes of the table such as EN or TY, or ISO 639 codes in capitals such as SW.',
    ],
    [{ accent: 'blue' }, 'not a colour of the form #rrggbb: blue'],
    [{ deep: 'black' }, 'deep: must be a colour such as #0a7f5c'],
  ])('answers %o with a sentence', (wrong, sentence) => {
    expect(() => createMerchant({ ...wishes, ...wrong }, folder)).toThrow(sentence)
    expect(readdirSync(folder)).toEqual([])
  })

  it('writes the pack of a language outside the table, and check says how far it is [R-118]', async () => {
    const made = createMerchant({ ...wishes, languages: 'EN,SW,PS' }, folder)
    const read = (code: string) =>
      JSON.parse(readFileSync(path.join(made, 'languages', `${code}.json`), 'utf8')) as {
        texts: Record<string, string>
      }
    const { texts, ...swahili } = read('SW')
    expect(swahili).toEqual({
      formatVersion: 1,
      code: 'SW',
      tag: 'sw',
      ownName: 'Kiswahili',
      direction: 'ltr',
      digits: ['latn'],
    })
    expect(Object.keys(texts).length).toBeGreaterThan(2000)
    expect(texts).toMatchObject({ hd_home: '' })
    expect(Object.keys(texts).filter((key) => key.startsWith('demo.'))).toEqual([])
    expect(read('PS')).toMatchObject({ direction: 'rtl', digits: ['latn', 'arabext'] })
    const fresh = await checkMerchants([folder])
    expect(fresh.faults).toEqual([])
    expect(fresh.notes).toContainEqual(expect.stringMatching(/languages with gaps.*SW 0% \(first view 0%/))
    expect(fresh.notes.filter((note) => note.includes('The text is empty'))).toEqual([])

    const half = Object.fromEntries(
      Object.entries(texts).map(([key], at) => [key, at % 2 === 0 && key.startsWith('hd_') ? 'Nyumbani' : '']),
    )
    writeFileSync(path.join(made, 'languages/SW.json'), JSON.stringify({ ...swahili, texts: half }))
    const { notes } = await checkMerchants([folder])
    expect(notes).toContainEqual(expect.stringMatching(/SW [0-9]+% \(first view [1-9]/))

    rmSync(path.join(made, 'languages'), { recursive: true })
    expect((await checkMerchants([folder])).faults).toContainEqual(
      expect.stringContaining('languages: nothing shows SW; add languages/SW.json'),
    )
  })

  it('holds a pack for a language of the table to the sheet of that language', async () => {
    const made = createMerchant({ ...wishes, languages: 'EN,DE' }, folder)
    mkdirSync(path.join(made, 'languages'))
    const texts = { 'home.jackpot': 'Jackpot', 'bank.to_withdrawal': 'Zur Abhebung' }
    const german = { formatVersion: 1, code: 'DE', tag: 'de', ownName: 'Deutsch', direction: 'ltr', digits: ['latn'] }
    writeFileSync(path.join(made, 'languages/DE.json'), JSON.stringify({ ...german, texts }))
    const { faults, notes } = await checkMerchants([folder])
    expect(faults).toEqual([])
    expect(notes.filter((note) => note.includes('languages/DE.json'))).toEqual([
      expect.stringContaining('bank.to_withdrawal: “Abhebung” must not be said for “withdrawal”'),
    ])
  })

  it.each([
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
  ])('knows the decimals of %s, and check names wrong ones', async (currency, digits) => {
    const file = path.join(createMerchant({ ...wishes, currency }, folder), 'merchant.json')
    const merchant = JSON.parse(readFileSync(file, 'utf8')) as { currency: object }
    expect(merchant.currency).toEqual({ wire: currency, code: currency, digits })
    expect((await checkMerchants([folder])).faults).toEqual([])
    writeFileSync(file, JSON.stringify({ ...merchant, currency: { wire: currency, code: currency, digits: 2 } }))
    expect((await checkMerchants([folder])).faults).toContainEqual(
      expect.stringContaining(`currency.digits: ${currency} has ${digits} decimals, not 2`),
    )
  })

  it('writes nothing when an answer is wrong, and says which', () => {
    for (const [wrong, says] of [
      [{ age: '12' }, /minimumAge: must be a whole number/],
      [{ country: 'Kenya' }, /^--country Kenya: give an ISO 3166 code/],
      [{ currency: 'ZZZ' }, /^--currency ZZZ: give an ISO 4217 code/],
      [{ languages: 'XXXX' }, /^--languages XXXX: give codes/],
      [{ deep: 'black' }, /^deep: must be a colour such as #0a7f5c$/],
      [{ 'time-zone': 'Nowhere' }, /timeZone: must be an IANA time zone/],
      [{ lanes: 'CRICKET' }, /games\.lanes\.0: must be one of RNG/],
    ] as const) {
      expect(() => createMerchant({ ...wishes, ...wrong }, folder)).toThrow(says)
      expect(readdirSync(folder)).toEqual([])
    }
    createMerchant(wishes, folder)
    expect(() => createMerchant(wishes, folder)).toThrow(/is there already/)
  })
})

describe('merchant check', () => {
  const change = (name: string, to: object) => {
    const file = path.join(createMerchant(wishes, folder), name)
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...to }))
  }

  it('names contrast that is too weak, with the pair and the theme', async () => {
    change('brand.json', { colors: { textMuted: { light: '#cccccc', dark: '#cccccc' } } })
    const { faults } = await checkMerchants([folder])
    expect(faults).toContainEqual(expect.stringMatching(/brand\.json: textMuted on canvas has .*:1 in the light theme/))
  })

  it('names ages and licences that do not fit', async () => {
    change('merchant.json', {
      market: { country: 'PH', name: 'Philippines' },
      minimumAge: 18,
      licence: { number: '1', authority: 'A', markets: ['TH'] },
    })
    const { faults } = await checkMerchants([folder])
    expect(faults).toContainEqual(expect.stringContaining('minimumAge: the law of PH asks for 21'))
    expect(faults).toContainEqual(expect.stringContaining('licence.markets: PH is not among them'))
  })

  it('answers an unknown module, field, lane or dialect with a sentence [G-86]', async () => {
    change('merchant.json', {
      modules: { NOSUCH: true, PTSYS3: 'no' },
      registration: { shoeSize: 'required', email: 'maybe' },
      games: { lanes: ['CRICKET'] },
      platform: { dialect: 'oldest', sealing: 'wax', agentsMayPlay: 1 },
    })
    const { faults } = await checkMerchants([folder])
    const wrong = (key: string, remedy: string) =>
      expect(faults).toContainEqual(expect.stringContaining(`merchant.json: ${key}: ${remedy}`))
    wrong('modules', 'remove NOSUCH: no such key')
    wrong('modules.PTSYS3', 'must be true or false')
    wrong('registration', 'remove shoeSize: no such key')
    wrong('registration.email', 'must be off, optional or required')
    wrong('games.lanes.0', 'must be one of RNG, LIVE, SPORTS, ESPORTS, COCKFIGHT')
    wrong('platform.dialect', 'must be one of spec, newer')
    wrong('platform.sealing', 'must be one of jwe, platform')
    wrong('platform.agentsMayPlay', 'must be true or false')
  })
})

describe('merchant upgrade', () => {
  /** A folder as the first version wrote it. */
  const older = () => {
    const made = createMerchant({ ...wishes, languages: 'EN,SW' }, folder)
    for (const name of ['merchant.json', 'brand.json', 'languages/SW.json']) {
      const file = path.join(made, name)
      const { formatVersion: _, ...json } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
      const payments = ['PromptPay', 'Bank transfer', 'Thai QR']
      writeFileSync(
        file,
        JSON.stringify(name === 'merchant.json' ? { ...json, payments, games: { lanes: ['RNG', 'SPORTS'] } } : json),
      )
    }
    return made
  }

  it('brings an older folder to the form of today and says what it changed [R-119]', async () => {
    const made = older()
    const before = await checkMerchants([folder])
    expect(before.faults).toEqual([
      expect.stringMatching(/merchant\.json: formatVersion: is 1, .* run npm run merchant -- upgrade with the folder/),
    ])
    const said = upgradeMerchants(made).map((line) => line.slice(line.indexOf('acme/') + 5))
    expect(said).toEqual([
      'merchant.json: formatVersion is 2, was 1',
      'merchant.json: payments: 3 names became ways to pay with code, kind and bounds; correct these for PromptPay, Bank transfer, Thai QR',
      'merchant.json: games.lanes: ESPORTS and COCKFIGHT are lanes beside SPORTS now; remove what the merchant does not offer',
      'brand.json: formatVersion is 1',
      'languages/SW.json: formatVersion is 1',
    ])
    expect((await checkMerchants([folder])).faults).toEqual([])
    const [site] = await withLanguagePacks(loadSites([folder]))
    expect(site?.merchant.payments).toMatchObject([
      { code: 'PROMPTPAY', kind: 'wallet', name: { EN: 'PromptPay' } },
      { code: 'BANKTRANSFER', kind: 'bank' },
      { code: 'THAIQR', kind: 'qr' },
    ])
    expect(upgradeMerchants(folder)).toEqual([])
  })

  it('notes files that do not say their version, and refuses a newer one and a folder without a merchant', async () => {
    const made = older()
    const merchant = path.join(made, 'merchant.json')
    const json = JSON.parse(readFileSync(merchant, 'utf8')) as object
    writeFileSync(merchant, JSON.stringify({ ...json, formatVersion: 2, payments: [] }))
    const { faults, notes } = await checkMerchants([folder])
    expect(faults).toEqual([])
    expect(notes).toContainEqual(expect.stringMatching(/without formatVersion.*: brand\.json, languages\/SW\.json/))
    writeFileSync(merchant, JSON.stringify({ ...json, formatVersion: 9 }))
    expect(() => upgradeMerchants(made)).toThrow('formatVersion: is 9, and this version reads 2; use the newer version')
    expect(() => upgradeMerchants(path.join(folder, 'nobody'))).toThrow(/has no merchant/)
  })
})

it('names a picture of a way to pay that is missing, words that languages lack, and faces that nobody ships', async () => {
  const made = createMerchant(wishes, folder)
  const file = path.join(made, 'merchant.json')
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as object
  const way = { kind: 'wallet', minimum: '1', maximum: '9' }
  const payments = [
    { ...way, code: 'BAZAAR', name: { EN: 'Bazaar' }, art: './bazaar.svg' },
    { ...way, code: 'COUNTER', name: { EN: 'At the counter', TH: 'ที่เคาน์เตอร์' } },
  ]
  writeFileSync(file, JSON.stringify({ ...merchant, payments }))
  const brand = path.join(made, 'brand.json')
  const look = JSON.parse(readFileSync(brand, 'utf8')) as object
  writeFileSync(brand, JSON.stringify({ ...look, type: { display: "'Iowan Old Style', serif" } }))
  const { faults, notes } = await checkMerchants([folder])
  expect(faults).toEqual([expect.stringContaining('payments.0.art: ./bazaar.svg is missing')])
  expect(notes).toContainEqual(expect.stringMatching(/payments: English is shown of: COUNTER$/))
  expect(notes).toContainEqual(expect.stringMatching(/neither the kit nor fonts\.css has: Iowan Old Style$/))
  writeFileSync(
    path.join(made, 'fonts.css'),
    "@font-face { font-family: 'Iowan Old Style'; src: url('./iowan.woff2'); }",
  )
  expect((await checkMerchants([folder])).notes.join('\n')).not.toContain('Iowan')
})

it('names banners without a picture or a page, and titles that a language lacks', async () => {
  const made = createMerchant(wishes, folder)
  const file = path.join(made, 'merchant.json')
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as object
  const write = (more: object) => writeFileSync(file, JSON.stringify({ ...merchant, ...more }))
  const title = { EN: 'Lantern nights', TH: 'คืนโคม', AR: 'ليالي الفوانيس' }
  const footerLinks = [{ title, url: '/help#complaint-path' }]
  write({ banners: [{ place: 'home', picture: './hero.svg', title, leadsTo: '/rng?page=LM' }], footerLinks })
  expect((await checkMerchants([folder])).faults).toEqual([])
  write({
    banners: [{ place: 'home', picture: './summer.svg', title: { EN: 'Summer' }, leadsTo: '/summer' }],
    footerLinks: [{ title, url: 'https://careers.example/' }],
  })
  const { faults, notes } = await checkMerchants([folder])
  expect(faults).toContainEqual(expect.stringContaining('banners: ./summer.svg is missing'))
  expect(faults).toContainEqual(expect.stringContaining('banners.0: the merchant has no page /summer'))
  expect(notes).toContainEqual(expect.stringContaining("banners.0.title: another language's is shown in: TH, AR"))
  expect(notes).toContainEqual(expect.stringContaining('lead nowhere: https://careers.example/'))
  // A page that is switched off counts as missing too.
  write({ modules: { PTSYS3: false }, footerLinks: [{ title, url: '/pointMall' }] })
  expect((await checkMerchants([folder])).faults).toContainEqual(
    expect.stringContaining('footerLinks.0: the merchant has no page /pointMall'),
  )
  write({ banners: [{ place: 'attic', picture: 'summer.svg', title }] })
  expect((await checkMerchants([folder])).faults.join('\n')).toMatch(
    /banners\.0\.place: must be one of home, login[^]*banners\.0\.picture: must be a picture of this folder/,
  )
})

it('passes the merchants of the repository', async () => {
  const { faults, notes } = await checkMerchants(['merchants', 'examples/merchants', 'e2e/merchants'])
  expect(faults).toEqual([])
  // Every look is the same on every device.
  expect(notes.filter((note) => note.includes('fonts.css'))).toEqual([])
})
