import path from 'node:path'
import { Readable } from 'node:stream'
import type { Plugin, ViteDevServer } from 'vite'
import { loadSites, withLanguagePacks } from './loadSites.ts'
import { merchantApp } from './merchantApp.ts'
import type * as Renderer from './renderPage.ts'

/** Updates an open page when its merchant's files have changed: it takes over the styles of the new page. */
const takeOverStyles = `import.meta.hot?.on('croupier:page', async () => {
  const next = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
  for (const style of document.querySelectorAll('style[data-page]'))
    style.textContent = next.querySelector('style[data-page=' + style.dataset.page + ']')?.textContent ?? ''
})`

/** What the designer edits: the values of the kit's tokens. */
const tokens = path.resolve(import.meta.dirname, '../../../../packages/ui/src/theme/tokens.ts')

/**
 * The merchants' pages and files while the site is served from source: of the merchant that `MERCHANT` names, else the
 * default one. The build leaves the placeholders; its server fills them in for each request. An edit of a brand or of
 * the kit's tokens shows in the open page, which keeps its state.
 */
export function merchantPages(): Plugin {
  const folders = (process.env['MERCHANTS'] ?? 'merchants').split(',')
  let vite: ViteDevServer
  // Through Vite, which loads the tokens again after an edit.
  const renderer = () => vite.ssrLoadModule(path.join(import.meta.dirname, 'renderPage.ts')) as Promise<typeof Renderer>
  return {
    name: 'croupier:merchant-pages',
    apply: 'serve',
    config: () => ({ ssr: { resolve: { conditions: ['croupier-source', 'module', 'node', 'development'] } } }),
    // Components use the names of tokens; only the page holds their values.
    hotUpdate({ file, server }) {
      if (file !== tokens || this.environment.name !== 'client') return undefined
      server.ws.send({ type: 'custom', event: 'croupier:page' })
      return []
    },
    configureServer(server) {
      vite = server
      const served = folders.map((folder) => path.resolve(folder))
      server.watcher.add(served)
      server.watcher.on('change', (file) => {
        if (served.some((folder) => file.startsWith(`${folder}${path.sep}`)))
          server.ws.send({ type: 'custom', event: 'croupier:page' })
      })
      const app = merchantApp({ sites: loadSites(folders, process.env['MERCHANT']), pinned: false })
      server.middlewares.use((request, response, next) => {
        if (!/^\/(merchants\/|manifest\.webmanifest|favicon\.ico)/.test(request.url ?? '')) return next()
        const answer = async (): Promise<void> => {
          const got = await app.request(request.url ?? '/', { headers: { host: request.headers.host ?? '' } })
          response.writeHead(got.status, Object.fromEntries(got.headers))
          if (got.body) Readable.fromWeb(got.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response)
          else response.end()
        }
        answer().then(undefined, next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        const sites = await withLanguagePacks(loadSites(folders, process.env['MERCHANT']))
        const [site] = sites
        if (!site) return page
        const { group } = site.merchant
        const offered = group === undefined ? [site] : sites.filter(({ merchant }) => merchant.group === group)
        const { renderPage } = await renderer()
        return {
          html: renderPage(page, { site, offered }).replace('<!--view-->', ''),
          tags: [{ tag: 'script', attrs: { type: 'module' }, children: takeOverStyles, injectTo: 'head' }],
        }
      },
    },
  }
}
