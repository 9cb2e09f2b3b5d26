import type { Plugin } from 'vite'

/** What the server writes into the page, by the module that would bring it and the one that asks for it. */
const standIns: readonly { readonly source: string; readonly importer: string; readonly code: string }[] = [
  {
    source: './BrandRules.tsx',
    importer: '/brand/BrandProvider.tsx',
    code: `export const BrandRules = () => { throw new Error('The server writes the brand of this build: BrandProvider takes none.') }`,
  },
  { source: './cssText.ts', importer: '/theme/KitStyles.tsx', code: `export const cssText = () => ''` },
  { source: './fallbackFont.ts', importer: '/theme/KitStyles.tsx', code: `export const fallbackFont = ''` },
]

/**
 * The server writes the merchant's brand and the kit's tokens into the page, so that `BrandProvider` is given none and
 * what derives a brand's rules (4 kB) and the tokens (1 kB) stays out of the first scripts. Parts that show other brands
 * (`BrandScope`, the studio) keep it.
 */
export function brandByServer(): Plugin {
  const mark = '\0by-server:'
  return {
    name: 'croupier:brand-by-server',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const at = standIns.findIndex((one) => one.source === source && importer?.endsWith(one.importer))
      return at < 0 ? undefined : `${mark}${at}`
    },
    load: (id) => (id.startsWith(mark) ? standIns[Number(id.slice(mark.length))]?.code : undefined),
  }
}
