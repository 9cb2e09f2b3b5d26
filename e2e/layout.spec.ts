/**
 * Measures the layout of each kind of page under every value of a brand's knobs. A column of one letter per line is
 * visible, too.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandStyles, parseBrand } from '@croupier/ui/brand'
import type { Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { layoutFindings } from './layoutFindings.ts'
import { expect, test } from './test.ts'

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@croupier/ui/brand.schema.json'), 'utf8'),
) as { readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>> }

const name = 'measured'
const styleOf = (knobs: object) => brandStyles(parseBrand({ name, title: 'Measured', ...knobs }))

const knobs = Object.entries(schema.properties).flatMap(([knob, { enum: values }]) =>
  values ? [{ knob, values }] : [],
)
const most = Math.max(...knobs.map(({ values }) => values.length))

/** Brands that have every value of every knob twice, each time combined with others. */
const looks = [0, 1].flatMap((shift) =>
  Array.from({ length: most }, (_, turn) => {
    const chosen = knobs.map(({ knob, values }, at) => [knob, values[(turn + shift * at) % values.length]])
    return { title: chosen.map((one) => one.join(': ')).join(', '), css: styleOf(Object.fromEntries(chosen)) }
  }),
)

const widths = [360, 768, 1024, 1280, 1920]

/** Measures the open page at every width. The look is switched in place, without re-rendering the page. */
async function expectNoFindings(page: Page, column: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Width-dependent layout follows within the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(layoutFindings, { name, looks, column }), `at ${width} px`).toEqual([])
  }
}

test('the looks that are measured have every value of every knob', () => {
  expect(knobs.length).toBeGreaterThan(10)
  for (const { knob, values } of knobs)
    for (const value of values)
      expect(looks.filter(({ title }) => title.split(', ').includes(`${knob}: ${value}`)).length).toBeGreaterThan(1)
})

// Each look lays the page out again.
test.slow()

const pages = [
  ['home', '/'],
  ['a lobby', '/rng'],
  ['live tables', '/live'],
  ['sports', '/sports'],
  ['promotions', '/promotions'],
  ['the point mall', '/pointMall'],
  ['help', '/help'],
  ['the lottery, below the header alone', '/lottery'],
  ['help without a frame', '/helpmc'],
] as const

for (const [title, path] of pages)
  test(`${title} keeps a wide column, scrolls one way only and shows its texts whole under every knob [Q-07] [S-013]`, async ({
    page,
  }) => {
    await arrive(page, path)
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page, 'main')
  })

const centres = [
  ['the deposit page of the member centre', 'maria', '/?centre=depositv2', 'depositv2'],
  ['the records of the member centre', 'maria', '/?centre=transactionHistory', 'transactionHistory'],
  ['the overview of the agent centre', 'ace', '/?agent=agentTeamOverview', 'agentTeamOverview'],
] as const

for (const [title, account, path, key] of centres)
  test(`${title} keeps a wide column, scrolls one way only and shows its texts whole under every knob [Q-07] [S-326]`, async ({
    page,
  }) => {
    await arriveAs(page, account, path)
    await expect(page.locator(`[data-page="${key}"] h3`).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoFindings(page, `[data-page="${key}"]`)
  })

test('in the longest language the header of the narrowest phones keeps logo and buttons apart [Q-07] [S-054]', async ({
  page,
}) => {
  await arrive(page, '/', { language: 'TY' })
  const bar = page.getByRole('banner')
  for (const width of [320, 348, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const logo = await bar.getByRole('img', { name: 'Croupier' }).boundingBox()
    const login = await bar.getByRole('button', { name: 'Mag-log in' }).boundingBox()
    const signUp = await bar.getByRole('button', { name: 'Mag-sign up' }).boundingBox()
    if (!logo || !login || !signUp) throw new Error('A part of the header is not drawn.')
    expect(logo.width, `logo at ${width} px`).toBeGreaterThanOrEqual(28)
    expect(logo.x + logo.width, `end of the logo at ${width} px`).toBeLessThanOrEqual(login.x)
    expect(login.x + login.width, `end of log in at ${width} px`).toBeLessThanOrEqual(signUp.x)
    expect(signUp.x + signUp.width, `end of sign up at ${width} px`).toBeLessThanOrEqual(width)
  }
})
