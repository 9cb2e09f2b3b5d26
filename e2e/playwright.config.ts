import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.ts'

const root = path.resolve(import.meta.dirname, '..')
const executablePath = await findBrowser()

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  // Journeys change the clock and the flags of their servers: each worker has a separate set and runs its tests one by
  // one. A journey waits for a sixth of its time: on two cores three in parallel take less time than two.
  workers: process.env['JOURNEY_FRONT'] ? 1 : 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only on the second try is repeated at the end, see scripts/flakes.ts.
  retries: process.env['NO_SECOND_TRY'] ? 0 : 1,
  timeout: 90_000,
  // A retry costs little, and usually passes.
  expect: { timeout: 15_000, toPass: { intervals: [50, 100] } },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.reports/journeys.json') }]],
  globalSetup: './servers.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    // nginx has an untrusted certificate (`npm run test:nginx`).
    ignoreHTTPSErrors: Boolean(process.env['JOURNEY_FRONT']),
    // Journeys look at the requests of pages themselves; those about being offline allow the worker.
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Animations cost a tenth of the whole run, and no test may depend on them. Journeys about motion switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every try would cost a quarter of the time; the second try records one. A failed try leaves a picture,
    // see test.ts.
    trace: 'on-first-retry',
    // Pages live for seconds: code that the JIT optimizes in the background is seldom used.
    launchOptions: {
      args: [...browserFlags, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
