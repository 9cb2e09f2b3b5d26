import type { Plugin } from 'vite'

const production = /\/react-router\/dist\/production\/.*\.mjs$/

/**
 * Takes away what holds unused parts of the router in a build. A component made by a call counts as having effects, and so
 * does the name that it is given for debugging. Links ask for a page ahead only inside the router's own framework, which is
 * not used here.
 *
 * @param code Source of the router's production build.
 */
export const withoutUnused = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')

/** The router's production build, which its package hands to frameworks alone, without what the site does not use (3 kB). */
export function leanRouter(): Plugin {
  return {
    name: 'croupier:lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: { filter: { id: production }, handler: (code) => ({ code: withoutUnused(code), map: null }) },
  }
}
