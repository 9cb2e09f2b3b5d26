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

  it('names unknown modules, modules without effect, ages and licences that do not fit', async () => {
    change('merchant.json', {
      market: { country: 'PH', name: 'Philippines' },
      minimumAge: 18,
      licence: { number: '1', authority: 'A', markets: ['TH'] },
      modules: { NOSUCH: true, PTSYS3: false },
    })
    const { faults, notes } = await checkMerchants([folder])
    expect(faults).toContainEqual(expect.stringContaining('minimumAge: the law of PH asks for 21'))
    expect(faults).toContainEqual(expect.stringContaining('licence.markets: PH is not among them'))
    expect(faults).toContainEqual(expect.stringContaining('modules.NOSUCH: there is no such module'))
    expect(notes).toContainEqual(expect.stringContaining('modules.PTSYS3: the site does not read this module'))
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
  expect(faults).toContainEqual(expect.stringContaining('banners.0: the site has no page /summer'))
  expect(notes).toContainEqual(expect.stringContaining("banners.0.title: another language's is shown in: TH, AR"))
  expect(notes).toContainEqual(expect.stringContaining('lead nowhere: https://careers.example/'))
  write({ banners: [{ place: 'attic', picture: 'summer.svg', title }] })
  expect((await checkMerchants([folder])).faults.join('\n')).toMatch(
    /banners\.0\.place: must be one of home, login[^]*banners\.0\.picture: must be a picture of this folder/,
  )
})

it('passes the merchants of the repository', async () => {
  expect((await checkMerchants(['merchants'])).faults).toEqual([])
})
