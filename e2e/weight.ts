/** Transfer sizes of the site's files. */
import { expect, type Page } from '@playwright/test'

/** Addresses of the files of the build that a page has fetched since it was opened. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )

/** Bytes of these files together, each packed with gzip. */
export async function packedBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } })
      return Number(answer.headers.get('content-length'))
    }),
  )
  expect(sizes.every((size) => size > 0)).toBe(true)
  return sizes.reduce((total, size) => total + size, 0)
}
