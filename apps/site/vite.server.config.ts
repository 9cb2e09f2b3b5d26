import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './server/compiled-messages.ts'
import { siteStyles } from './server/styles.ts'

/**
 * The site's server as one folder of JavaScript without packages, which a container holds next to the built site. Runs
 * on Node 20.19 or newer, while the sources need the project's own Node.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), compiledMessages(), siteStyles(path.resolve(import.meta.dirname, '../..'))],
  // Pages are rendered by the same React that browsers get. The server itself reads its mode from `env`.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['croupier-source', 'module', 'node', 'production'], externalConditions: ['node'] },
  },
  build: {
    ssr: path.join(import.meta.dirname, 'server/main.ts'),
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: false,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
  },
})
