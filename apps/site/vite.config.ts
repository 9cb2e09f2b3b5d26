import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './server/precompressed.ts'
import { inlineTheme } from './server/inline-theme.ts'

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const platform = { target: process.env['PLATFORM_URL'] ?? sandbox, changeOrigin: false, xfwd: true }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineTheme(), precompressed()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/wps': platform, '/lgw': platform, '/lotto': platform, '/lotto-vn': platform } },
  build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 2048, chunkSizeWarningLimit: 300 },
})
