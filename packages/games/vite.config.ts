import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('src/', import.meta.url))

/** Clients by name: every game's, found by its folder, and the page that checks rounds. */
const clients = Object.fromEntries([
  ...readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => /^([\w-]+)\/client\/main\.ts$/.exec(file.replaceAll('\\', '/'))?.[1])
    .filter((name) => name !== undefined)
    .map((name) => [name, `${source}${name}/client/main.ts`]),
  ['fairness', `${source}fairness/check/client.ts`],
])

/**
 * Bundles the clients into `dist/client`: `<name>.js` and `<name>.css`, and in `assets/` their shared chunks and
 * fonts, with a hash of the content in the name.
 */
export default defineConfig({
  // Fonts are resolved relative to the style sheet, wherever the games are mounted.
  base: './',
  publicDir: false,
  // The workspace's own packages are bundled from their source.
  resolve: { conditions: ['croupier-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    modulePreload: false,
    // The games' content policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: clients,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
