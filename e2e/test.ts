/**
 * The journeys' own `test`: any console error fails the journey it happens in, and the servers are reset after a failed
 * one.
 */
import { test as base, expect } from '@playwright/test'
import { journeyPorts, siteAddress } from './servers.ts'
import { reset } from './panel.ts'

interface Fixtures {
  /** Console errors that a journey expects, such as the browser's message about a 502 that it causes. */
  readonly expectedErrors: RegExp[]
  readonly quietConsole: void
  readonly cleanServers: void
  readonly picture: void
  readonly routes: void
}

export const test = base.extend<Fixtures>({
  baseURL: siteAddress(journeyPorts),
  expectedErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const heard: string[] = []
      context.on('console', (message) => {
        // A missing page also has the status 404, which the browser logs.
        const isPage = context.pages().some((page) => page.url() === message.location().url)
        if (isPage && message.text().includes('the server responded with a status of 404')) return
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use()
      const unexpected = heard.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)))
      expect(unexpected, 'nothing may be written to the console as an error').toEqual([])
    },
    { auto: true },
  ],
  /**
   * An interrupted journey leaves a moved clock, faults and changed data behind, so the servers are reset before the
   * next one.
   */
  cleanServers: [
    async ({}, use, info) => {
      await use()
      if (info.status !== info.expectedStatus) await reset()
    },
    { auto: true },
  ],
  /** Playwright's own pictures are also taken for every passed journey, and hang on a page that no longer paints. */
  picture: [
    async ({ context }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      for (const [index, page] of context.pages().entries()) {
        const picture = info.outputPath(`failed-${index + 1}.png`)
        await page.screenshot({ path: picture, timeout: 5_000 }).then(
          () => info.attach('picture', { path: picture }),
          () => undefined,
        )
      }
    },
    { auto: true },
  ],
  /** A page may repeat a call while its journey ends: a route that fetches the answer then does not fail the journey. */
  routes: [
    async ({ context }, use) => {
      await use()
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

export { expect }
