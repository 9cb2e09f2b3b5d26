import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkMerchants } from './check.ts'
import { createMerchant } from './create.ts'

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
    [{ accent: 'blue' }, 'not a colour of the form #rrggbb: blue'],
    [{ deep: 'black' }, 'deep: must be a colour such as #0a7f5c'],
  ])('answers %o with a sentence', (wrong, sentence) => {
    expect(() => createMerchant({ ...wishes, ...wrong }, folder)).toThrow(sentence)
    expect(readdirSync(folder)).toEqual([])
  })

  it('writes nothing when an answer is wrong, and says which', () => {
    expect(() => createMerchant({ ...wishes, age: '12' }, folder)).toThrow(/minimumAge: must be a whole number/)
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

  it('names ages and licences that do not fit, and a withdrawal that nobody can confirm', async () => {
    change('merchant.json', {
      market: { country: 'PH', name: 'Philippines' },
      minimumAge: 18,
      licence: { number: '1', authority: 'A', markets: ['TH'] },
      modules: { PAYMENTPASS3: false },
    })
    const { faults, notes } = await checkMerchants([folder])
    expect(faults).toContainEqual(expect.stringContaining('minimumAge: the law of PH asks for 21'))
    expect(faults).toContainEqual(expect.stringContaining('licence.markets: PH is not among them'))
    expect(notes).toContainEqual(expect.stringContaining('modules.PAYMENTPASS3: nobody can set the password'))
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
  // A page that is switched off is none either.
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
  expect((await checkMerchants(['merchants'])).faults).toEqual([])
})
