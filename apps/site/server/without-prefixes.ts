import type { Plugin } from 'vite'

const empty = '\0no-prefixes'

/**
 * Leaves out of a build what writes vendors' prefixes into styles (1 kB). styled-components calls it only where a
 * `StyleSheetManager` asks for prefixes, which nothing here does; a call says so.
 */
export const withoutPrefixes = (): Plugin => ({
  name: 'croupier:without-prefixes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/Prefixer.js') && importer?.includes('/stylis/') ? empty : undefined,
  load: (id) =>
    id === empty ? `export const prefix = () => { throw new Error('Prefixes are not in this build') }` : undefined,
})
