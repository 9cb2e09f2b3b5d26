import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Rolldown, type UserConfig } from 'vite'
import { brandByServer } from './server/brand-by-server.ts'
import { chunkPlan } from './server/chunk-plan.ts'
import { compiledMessages } from './server/compiled-messages.ts'
import { fetchOnlyAxios } from './server/fetch-only-axios.ts'
import { firstPaint } from './server/first-paint.ts'
import { merchantPages } from './server/merchant/merchantPages.ts'
import { completeLicences } from './server/licences.ts'
import { languageTables } from './server/language-tables.ts'
import { leanRouter } from './server/lean-router.ts'
import { inlineTheme } from './server/inline-theme.ts'
import { precompressed } from './server/precompressed.ts'
import { scriptsAhead } from './server/scripts-ahead.ts'
import { shortStyles } from './server/short-styles.ts'
import { withoutPrefixes } from './server/without-prefixes.ts'

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const platform = { target: process.env['PLATFORM_URL'] ?? sandbox, changeOrigin: false, xfwd: true }

/** The list that the page of open-source licences reads. */
const licences = 'licences.json'

/** What makes scripts of the sources, apart from what is written beside them. */
const scripts = () =>
  ({
    root: import.meta.dirname,
    plugins: [
      react(),
      compiledMessages(),
      fetchOnlyAxios(),
      leanRouter(),
      brandByServer(),
      inlineTheme(),
      shortStyles(),
      withoutPrefixes(),
    ],
    resolve: { conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  }) satisfies UserConfig

/**
 * Two files rather than two dozen: each file costs a request, and they pack better together. What comes from elsewhere
 * changes seldom, so it stays in the browser's cache over many versions of the site.
 */
const firstFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'frame',
    test: /node_modules\/((react|react-dom|scheduler|styled-components|stylis|mobx|mobx-react-lite|react-router|react-router-dom|react-intl|@formatjs\/(?!icu-)[\w-]+|intl-messageformat)\/|@formatjs\/icu-messageformat-parser\/no-parser)/,
  },
  // The packages that the entry imports, evaluated in a task apart from the site's own modules.
  { name: 'core', tags: ['$initial'], test: /\/packages\/|node_modules/ },
  // Everything else that the entry imports, and nothing that only a lazy part does.
  { name: 'site', tags: ['$initial'] },
  // The texts of the first look, one file a language.
  {
    name: (id) => `first-${id.endsWith('.ts') ? 'en' : path.basename(id, '.first.js').toLowerCase()}`,
    test: /packages\/locales\/src\/(messages\/en\/first-view\.ts|texts\/[A-Z-]+\.first\.js)$/,
  },
  // The home page with its tiles, which other pages show too.
  { name: 'home', test: /apps\/site\/src\/pages\/home\/HomePage\.tsx$/ },
]

const split = (...groups: Rolldown.CodeSplittingGroup[]): BuildOptions => ({
  target: 'es2023',
  rolldownOptions: {
    output: {
      // The entry names every file, and chance does not pack: a character less each is 100 bytes of the first scripts.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: { groups: [...firstFiles, ...groups] },
    },
  },
})

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const together = command === 'build' ? await chunkPlan({ ...scripts(), build: split() }) : new Map<string, string>()
  const { plugins, ...rest } = scripts()
  return {
    ...rest,
    plugins: [
      ...plugins,
      merchantPages(),
      firstPaint(),
      languageTables(),
      scriptsAhead(),
      completeLicences(licences),
      precompressed(),
    ],
    server: {
      host: process.env['HOST'] || '127.0.0.1',
      proxy: { '/wps': platform, '/lgw': platform, '/lotto': platform, '/lotto-vn': platform },
    },
    build: {
      ...split({ name: (id) => together.get(id) ?? null, includeDependenciesRecursively: false }),
      // Without the comment that leads browsers to them: the server does not send them.
      sourcemap: 'hidden',
      assetsInlineLimit: 2048,
      license: { fileName: licences },
      chunkSizeWarningLimit: 300,
    },
  }
})
