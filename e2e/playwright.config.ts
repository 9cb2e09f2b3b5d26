import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.ts'

const root = path.resolve(import.meta.dirname, '..')
const executablePath = await findBrowser()

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  // Journeys share one running house and move its clock and flags: one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.reports/journeys.json') }]],
  globalSetup: './house.ts',
  use: {
    baseURL: 'http://localhost:4100',
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
  },
})
