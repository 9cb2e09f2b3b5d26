import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'

const executablePath = await findBrowser()
const { STORYBOOK_ADDRESS: address = '', PICTURES_FOLDER: folder = '', PICTURES_REPORT: report = '' } = process.env

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(report, 'results'),
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  // A bound for what hangs: a sheet draws up to six frames.
  timeout: 120_000,
  reporter: [
    ['dot'],
    ['html', { outputFolder: path.join(report, 'html'), open: 'never' }],
    ['json', { outputFile: path.join(report, 'results.json') }],
  ],
  expect: {
    timeout: 30_000,
    // #dcf3ea and #d1e8df differ; the re-rendered edge of a letter, or of a picture that was scaled once more, does
    // not.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 16, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: `${address}/`,
    timezoneId: 'UTC',
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // A change is painted as part of the whole, including its pictures: whether two changes are painted together
      // depends on timing, and the edges of curves would get other pixels.
      args: [...browserFlags, '--disable-partial-raster', '--disable-checker-imaging'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
