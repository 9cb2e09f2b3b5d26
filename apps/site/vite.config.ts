import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './server/compiled-messages.ts'
import { fetchOnlyAxios } from './server/fetch-only-axios.ts'
import { firstPaint } from './server/first-paint.ts'
import { inlineTheme } from './server/inline-theme.ts'
import { precompressed } from './server/precompressed.ts'

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const platform = { target: process.env['PLATFORM_URL'] ?? sandbox, changeOrigin: false, xfwd: true }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages(), fetchOnlyAxios(), inlineTheme(), firstPaint(), precompressed()],
  resolve: { conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/wps': platform, '/lgw': platform, '/lotto': platform, '/lotto-vn': platform } },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: {
        // Two files rather than two dozen: each file costs a request, and they pack better together. What comes from
        // elsewhere changes seldom, so it stays in the browser's cache over many versions of the site.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|mobx|mobx-react-lite|axios|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat)\//,
            },
            // Everything else that the entry imports, and nothing that only a lazy part does.
            { name: 'core', tags: ['$initial'] },
            // The texts of the first look, one file a language.
            {
              name: (id) => `first-${path.basename(path.dirname(id))}`,
              test: /packages\/locales\/src\/messages\/[a-z-]+\/first-view\.ts$/,
            },
            // The home page with its tiles, which other pages show too.
            { name: 'home', test: /apps\/site\/src\/pages\/home\/HomePage\.tsx$/ },
          ],
        },
      },
    },
  },
})
