/** Print output, measured in real PDFs: emulated print media does not count sheets. */
import type { Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { expect, test } from './test.ts'

/** Sheets of the page's PDF, and its headings, which the outline carries. */
async function printed(page: Page): Promise<{ readonly sheets: number; readonly headings: readonly string[] }> {
  const pdf = (await page.pdf({ format: 'A4', tagged: true, outline: true })).toString('latin1')
  return {
    sheets: [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    headings: [...pdf.matchAll(/\/Title\s*\(([^)]*)\)/g)].map(([, title = '']) => title),
  }
}

test('the monthly statement prints every month, on as many sheets as they need, with the centre open [G-40] [S-326]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=monthlyStatement', { theme: 'dark' })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const months = centre.locator('[data-month] > h4')
  await expect(months.first()).toBeVisible()
  const names = await months.allTextContents()
  expect(names.length).toBeGreaterThan(9)
  const { sheets, headings } = await printed(page)
  expect(headings.filter((heading) => names.includes(heading))).toEqual(names)
  expect(sheets).toBeGreaterThan(1)
  await expect(centre).toBeVisible()
})

test('a page with a modal prints both in full, each from a new sheet [S-083]', async ({ page }) => {
  await arriveAs(page, 'maria', '/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  const alone = await printed(page)
  expect(alone.sheets).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'App download' }).click()
  await expect(page.getByRole('dialog', { name: 'App download' })).toBeVisible()
  const both = await printed(page)
  expect(both.sheets).toBe(alone.sheets + 1)
  expect(both.headings).toContain('App download')
})
