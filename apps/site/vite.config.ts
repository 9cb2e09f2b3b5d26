import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { buildTargets } from './server/promised-browsers.ts'
import { compiledMessages } from './server/compiled-messages.ts'
import { merchantPages } from './server/merchant/merchantPages.ts'
import { completeLicences } from './server/licences.ts'
import { siteStyles } from './server/styles.ts'

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const platform = { target: process.env['PLATFORM_URL'] ?? sandbox, changeOrigin: false, xfwd: true }

/** The list that the page of open-source licences reads. */
const licences = 'licences.json'

/**
 * A few files instead of two dozen for what every page loads: each file costs a request, and larger files compress
 * better. Dependencies change seldom, so they stay in the browser's cache over many versions of the site.
 */
const firstFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'frame',
    test: /node_modules\/((react|react-dom|scheduler|styled-components|stylis|mobx|mobx-react-lite|react-router|react-router-dom|react-intl|@formatjs\/(?!icu-)[\w-]+|intl-messageformat)\/|@formatjs\/icu-messageformat-parser\/no-parser)/,
  },
  // The packages that the entry imports.
  { name: 'core', tags: ['$initial'], test: /\/packages\/|node_modules/ },
  // Everything else that the entry imports, without what only lazy parts import.
  { name: 'site', tags: ['$initial'] },
  // What languages need that a browser lacks.
  { name: 'intl', test: /packages\/locales\/src\/intl\// },
  // The texts of the first look, one file a language.
  {
    name: (id) => `first-${id.endsWith('.ts') ? 'en' : path.basename(id, '.first.js').toLowerCase()}`,
    test: /packages\/locales\/src\/(messages\/en\/first-view\.ts|texts\/[A-Z-]+\.first\.js)$/,
  },
  // The home page with its tiles, which other pages show too.
  { name: 'home', test: /apps\/site\/src\/pages\/home\/HomePage\.tsx$/ },
  // What nearly every form is made of, the frame of both centres, and the pages of payments: each file costs a request.
  { name: 'form', test: /packages\/forms\/src\/fields\/(TextField|ChoiceField|AmountField)\.tsx$/ },
  { name: 'overlays', test: /apps\/site\/src\/shell\/overlays\/Overlays\.tsx$/ },
  { name: 'member-centre', test: /apps\/site\/src\/member-centre\/MemberCentre\.tsx$/ },
  { name: 'deposit', test: /apps\/site\/src\/member-centre\/deposit\/DepositPage\.tsx$/ },
  // What every page of a member loads next to its content.
  {
    name: 'member',
    test: /apps\/site\/src\/(shell\/(GamingSessionPart|MemberBands|header\/SignedInStrip)|agreements\/AgreementPopup)\.tsx$/,
  },
  { name: 'agent-centre', test: /apps\/site\/src\/agent-centre\/AgentCentre\.tsx$/ },
  // Without what the deposit page has: half of it is the drop-down list, which that page does not show.
  { name: 'withdraw', test: /apps\/site\/src\/member-centre\/withdraw\/WithdrawPage\.tsx$/ },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compiledMessages(),
    siteStyles(path.resolve(import.meta.dirname, '../..')),
    merchantPages(),
    completeLicences(licences),
  ],
  resolve: { conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  server: {
    host: process.env['HOST'] || '127.0.0.1',
    proxy: { '/wps': platform, '/lgw': platform, '/lotto': platform, '/lotto-vn': platform },
  },
  build: {
    target: buildTargets,
    rolldownOptions: {
      output: {
        // The entry names every file, and chance does not pack: a character less each is 100 bytes of the first
        // scripts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: firstFiles },
      },
    },
    // The server reads which scripts a page needs, and lists them in the page. A list of them in the first script would
    // weigh 4 kB.
    manifest: true,
    modulePreload: false,
    // Without the comment that links browsers to them: the server does not send them.
    sourcemap: 'hidden',
    assetsInlineLimit: 2048,
    license: { fileName: licences },
    chunkSizeWarningLimit: 300,
  },
})
