/** Reads the figures of the agent centre's pages as a person sees them, to the cent. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

/** An amount or a count on screen, such as "-₱1,234.50" or "27", in hundredths. */
export const hundredths = (shown: string): bigint => {
  const digits = shown.replace(/[^\d.]/g, '')
  const [whole = '0', part = ''] = digits.split('.')
  const size = BigInt(whole || '0') * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  return /^[-−]/.test(shown.trim()) ? -size : size
}

/** Adds up. */
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** What a table shows: the texts of each row and of its totals, by the heading of the column. */
export interface Shown {
  readonly rows: readonly Readonly<Record<string, string>>[]
  readonly totals: Readonly<Record<string, string>>
}

/** Reads the table on screen. */
export const readTable = (table: Locator): Promise<Shown> =>
  table.evaluate((element) => {
    const textOf = (cell: Element) => (cell.textContent ?? '').trim()
    const names = [...element.querySelectorAll('thead th')].map(textOf)
    const read = (row: Element) =>
      Object.fromEntries([...row.children].map((cell, at) => [names[at] ?? '', textOf(cell)]))
    const foot = element.querySelector('tfoot tr')
    return { rows: [...element.querySelectorAll('tbody tr')].map(read), totals: foot ? read(foot) : {} }
  })

/** Reads every page of a report: the rows of all, and the totals of the last. */
export async function readEveryPage(centre: Locator, name: string): Promise<Shown> {
  const table = centre.getByRole('table', { name })
  const next = centre.getByRole('button', { name: 'Next page' })
  const rows: Shown['rows'][number][] = []
  for (;;) {
    const shown = await readTable(table)
    rows.push(...shown.rows)
    if ((await next.count()) === 0 || (await next.isDisabled())) return { rows, totals: shown.totals }
    const [first] = shown.rows
    await next.click()
    const key = Object.values(first ?? {})[0] ?? ''
    await centre.page().waitForFunction(
      ({ label, before }) => {
        const found = document.querySelector(`table[aria-label="${label}"] tbody tr`)
        const busy = document.querySelector('section[data-page] [data-stale]')
        return busy === null && found !== null && (found.children[0]?.textContent ?? '').trim() !== before
      },
      { label: name, before: key },
    )
  }
}

/** The value under a label of the overview. */
export const figure = async (centre: Locator, label: string): Promise<bigint> =>
  hundredths(
    (await centre
      .locator('dl', { has: centre.page().locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .first()
      .locator('dd')
      .first()
      .textContent()) ?? '',
  )

/** The amounts of the file that "Download CSV" brings, over all pages. */
export async function amountsOfFile(page: Page, centre: Locator): Promise<readonly bigint[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    centre.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', ''))
  // Times are for programs: the market's, with its offset.
  const time = cells(head).findIndex((name) => name === 'Time' || name === 'Paid at')
  expect(lines.map((line) => cells(line)[time])).toEqual(
    lines.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)),
  )
  const at = cells(head).indexOf('Amount')
  return lines.map((line) => hundredths((cells(line)[at] ?? '').replace(/^'/, '')))
}
