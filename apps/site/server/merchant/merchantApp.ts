import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { merchantCookie } from '@croupier/stores'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { chooseSite, type Chosen } from './chooseSite.ts'
import type { SiteFolder } from './loadSites.ts'
import { fileAddress, manifest } from './renderPage.ts'
import { securityText, securityTextPath } from './securityText.ts'

/** Types of the files that are served of a merchant's brand, by extension. */
export const servedTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
}

/** The merchants of a server, and whether it serves only the first. */
export interface SitesOptions {
  readonly sites: readonly SiteFolder[]
  readonly pinned: boolean
}

/** The merchant of a request, by host and cookie. */
export const chosenFor = (context: Context, { sites, pinned }: SitesOptions): Chosen =>
  chooseSite(sites, { host: context.req.header('host') ?? '', choice: getCookie(context, merchantCookie), pinned })

/** Serves the files of a merchant's folder: pictures, fonts, texts, legal pages, the manifest and the favicon. */
export function merchantApp(options: SitesOptions): Hono {
  const app = new Hono()
  const byCode = new Map(options.sites.map((site) => [site.merchant.code, site]))

  app.get('/manifest.webmanifest', (context) =>
    context.json(manifest(chosenFor(context, options).site), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
    }),
  )
  app.get(securityTextPath, (context) => {
    const text = securityText(chosenFor(context, options).site.merchant, Date.now())
    if (text === undefined) return context.notFound()
    return context.text(text, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
  // Browsers request it automatically for a document that names no icon, such as a picture.
  app.get('/favicon.ico', (context) => context.redirect(fileAddress(chosenFor(context, options).site, 'favicon.svg')))
  app.get('/merchants/:code/legal/:file', (context) => {
    const site = byCode.get(context.req.param('code'))
    const name = context.req.param('file')
    if (!site?.legalPages.includes(name)) return context.notFound()
    // As plain text: the page sanitizes it before showing it, and opened as a separate page it cannot run.
    return context.text(readFileSync(path.join(site.folder, 'legal', name), 'utf8'), 200, {
      'Cache-Control': 'public, max-age=300',
    })
  })
  app.get('/merchants/:code/:file{[\\w-]+\\.\\w+}', (context) => {
    const site = byCode.get(context.req.param('code'))
    const type = servedTypes[path.extname(context.req.param('file'))]
    const file = site && path.join(site.brandFolder, context.req.param('file'))
    if (!type || !file || !existsSync(file)) return context.notFound()
    return context.body(new Uint8Array(readFileSync(file)), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      // A picture of the folder stays a picture, even when its address is opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    })
  })
  app.all('/merchants/*', (context) => context.notFound())
  return app
}
