import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/browser.ts'

const engines = [
  'alert-dialog',
  'combobox',
  'dialog',
  'direction-provider',
  'drawer',
  'menu',
  'navigation-menu',
  'number-field',
  'otp-field',
  'popover',
  'radio',
  'radio-group',
  'select',
  'switch',
  'tabs',
  'toast',
  'toggle',
  'toggle-group',
  'toolbar',
  'use-render',
]
const storyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'react-intl',
  'react-hook-form',
  'styled-components',
  'lucide-react',
  '@headless-tree/core',
  '@headless-tree/react',
  '@internationalized/date',
  '@tanstack/react-virtual',
  'chartist',
  'check-password-strength',
  'react-aria-components',
  'react-aria/private/live-announcer/LiveAnnouncer',
  'storybook/preview-api',
  'qrcode.react',
  'mobx',
  'mobx-react-lite',
  'axios',
  'dompurify',
  'fast-png',
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@zxcvbn-ts/language-common',
  'hono',
  'hono/cookie',
  'hono/html',
  'jose',
  'zod/mini',
  ...engines.map((engine) => `@base-ui/react/${engine}`),
]

const secondTry = process.env['NO_SECOND_TRY'] ? 0 : 1
const executablePath = await findBrowser()
const conditions = ['croupier-source', 'module', 'node', 'development|production']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: ['node', 'import'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their modules: nothing here keeps state in one, and the run takes half the time.
          maxWorkers: 2,
          isolate: false,
          // A property over many cases may take some seconds on a busy machine: a bound for what hangs, no measure of speed.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/{src,server}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['./scripts/testing/quiet-console.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['scripts/packaging/**/*.packed.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Known before the first story asks for them: found in mid-run, Vite would reload the page under the tests.
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'stories',
          setupFiles: ['./scripts/testing/quiet-console.ts', './scripts/testing/clean-page.ts'],
          // A page spends half of its time waiting: on two cores three pages take three quarters as long as two, and a
          // fourth gains nothing.
          maxWorkers: 3,
          // Files share their page: it loads the kit once instead of once a file, which halves the time.
          isolate: false,
          // A bound for what hangs, no measure of speed.
          testTimeout: 45_000,
          // What passes only at the second try is repeated at the end, see scripts/flakes.ts.
          retry: secondTry,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                args: [...browserFlags, '--js-flags=--max-old-space-size=4096'],
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
