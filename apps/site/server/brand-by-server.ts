import type { Plugin } from 'vite'

const standIn = `export const BrandRules = () => {
  throw new Error('The server writes the brand of this build: BrandProvider takes none.')
}`

/**
 * The server writes the merchant's brand into the page, so that `BrandProvider` is given none and what derives a brand's
 * rules (4 kB) stays out of the first scripts. Parts that show other brands (`BrandScope`, the studio) keep it.
 */
export function brandByServer(): Plugin {
  const mark = '\0brand-by-server'
  return {
    name: 'croupier:brand-by-server',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './BrandRules.tsx' && importer?.endsWith('/brand/BrandProvider.tsx') ? mark : undefined,
    load: (id) => (id === mark ? standIn : undefined),
  }
}
