import type { Plugin } from 'vite'

/** The client speaks through axios's fetch adapter alone; the XMLHttpRequest one is left out of what is shipped (3 kB). */
export function fetchOnlyAxios(): Plugin {
  return {
    name: 'croupier:fetch-only-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './xhr.js' && importer?.includes('/axios/lib/adapters/') ? '\0no-xhr' : undefined,
    load: (id) => (id === '\0no-xhr' ? 'export default null' : undefined),
  }
}
