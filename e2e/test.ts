/** The journeys' own `test`: any console error fails the journey it happens in. */
import { test as base, expect } from '@playwright/test'
import { journeyPorts } from './house.ts'

interface Fixtures {
  /** Console errors a journey expects, such as the browser's own line about a 502 it provokes. */
  readonly expectedErrors: RegExp[]
  readonly quietConsole: void
}

export const test = base.extend<Fixtures>({
  baseURL: `http://localhost:${journeyPorts.site}`,
  expectedErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const heard: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use()
      const unexpected = heard.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)))
      expect(unexpected, 'nothing may be written to the console as an error').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
