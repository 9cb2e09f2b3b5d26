import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './server/compiled-messages.ts'
import { fetchOnlyAxios } from './server/fetch-only-axios.ts'
import { precompressed } from './server/precompressed.ts'
import { inlineTheme } from './server/inline-theme.ts'

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const platform = { target: process.env['PLATFORM_URL'] ?? sandbox, changeOrigin: false, xfwd: true }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages(), fetchOnlyAxios(), inlineTheme(), precompressed()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/wps': platform, '/lgw': platform, '/lotto': platform, '/lotto-vn': platform } },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: {
        // What every page needs changes seldom and packs better together than as two dozen small files.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|mobx|mobx-react-lite|axios|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat)\//,
            },
            {
              name: 'core',
              test: /packages\/(api|stores)\/src\/|packages\/locales\/src\/[^/]+\.ts|node_modules\/zod\/|packages\/ui\/src\/(theme|brand|button|direction|empty-state|error-state|copy-button|visually-hidden|idle|spinner|announcer|avatar|badge|balance|skeleton|icon-button|game-tile|game-grid|marquee|drift|banner-carousel\/Banner(Carousel|Picture))\/?/,
            },
          ],
        },
      },
    },
  },
})
