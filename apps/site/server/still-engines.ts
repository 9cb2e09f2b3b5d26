import type { Plugin } from 'vite'

const mark = '\0still-engines'

/** A page that is drawn on the server is as the browser shows it first: before engines for sliding have loaded. */
export const stillEngines = (): Plugin => ({
  name: 'croupier:still-engines',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/late-part/lateEngine.tsx') ? mark : undefined),
  load: (id) => (id === mark ? 'export const lateEngine = () => ({ still }) => still' : undefined),
})
