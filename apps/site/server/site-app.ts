/** The site's own server: the built files, the platform behind the same origin, and the content security policy. */
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MerchantFile } from '@croupier/api/merchant'
import { areSwitchedOn } from '@croupier/stores'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { errorReportsApp, type TakeReport } from './error-reports.ts'
import { protocolOf, trusting } from './forwarded.ts'
import { namesFile, placeAt } from '../src/routes/address.ts'
import { readModulePreloads } from './modulePreloads.ts'
import { passToPlatform, platformPaths } from './platform-proxy.ts'
import type { SiteFolder } from './merchant/loadSites.ts'
import { identityOrigins } from './merchant/identityOrigins.ts'
import { chosenFor, merchantApp } from './merchant/merchantApp.ts'
import { renderPage, type SiteRole } from './merchant/renderPage.ts'
import { switchesOf } from './merchant/switchesOf.ts'
import { afterPaint, fontsAhead, inLanguage, pageMarkup } from './rendering/pageMarkup.ts'
import { languageFor, renderedFor } from './rendering/renderedFor.ts'
import { PageCache } from './rendering/PageCache.ts'
import type { VisitorPage, RenderedFor } from '../src/entry.server.tsx'
import { spokenBy } from './spoken-languages.ts'

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string
  /** The merchants that are served; the first where no host decides. */
  readonly sites: readonly SiteFolder[]
  /** Serves only the first merchant, whatever the host. */
  readonly pinned?: boolean
  /** Where the platform answers (the sandbox, or an integrator's). */
  readonly platformUrl: string
  /** Origins besides the site that may serve pictures. */
  readonly imageOrigins: readonly string[]
  /** Origins of games in frames. */
  readonly gameOrigins: readonly string[]
  /** Other platform origins for reads when this one does not answer. Default none. */
  readonly apiOrigins: readonly string[]
  /** Addresses and ranges of proxies in front of this server whose `X-Forwarded-*` headers count. Default none. */
  readonly trustedProxies?: readonly string[]
  /** Longest body that is passed to the platform, bytes; default 32 MiB. A call without pictures may have 64 KiB. */
  readonly largestBody?: number
  /** Whether HSTS for browsers on TLS also covers subdomains of this host; default no. */
  readonly hstsSubdomains?: boolean
  /** Who may log in. Everybody by default. */
  readonly siteRole?: SiteRole
  /** Receives reports of failures from browsers whose users agreed; without it users are not asked. */
  readonly takeReport?: TakeReport
  /** Renders a visitor's page. Without it visitors see the frame until their browser has rendered. */
  readonly renderVisitorPage?: (view: RenderedFor, signal: AbortSignal) => Promise<VisitorPage | undefined>
}

const inlineScriptHashes = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )

/** Placeholder for the nonce until a page is sent. */
const noncePlace = '<!--nonce-->'

/**
 * The build's page with a placeholder for the nonce in each style, and where scripts that write their own styles read
 * it.
 */
const withNoncePlaces = (html: string) =>
  html
    .replace(/<style(?=[\s>])/g, `<style nonce="${noncePlace}"`)
    .replace('<!--merchant-->', () => `<meta property="csp-nonce" nonce="${noncePlace}" /><!--merchant-->`)

/** Style sheets up to this size are inlined, so that nothing delays the first paint after the document. */
const inlineLimit = 16_384

/**
 * The page with its small style sheets written into it. A link that loads nothing stays: without one, the scripts would
 * request the sheet and wait for it.
 */
const withSmallStyles = (html: string, dist: string) =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link: string, file: string) => {
    const css = readFileSync(path.join(dist, file), 'utf8').trim()
    return css.length > inlineLimit ? link : `<style>${css}</style><link rel="stylesheet" href="${file}" disabled>`
  })

/**
 * A strict content policy (Q-08): own scripts and styles only, games framed from their origins only, no framing of this
 * site. Styles inlined in the page need the response's `nonce`; without a nonce there are none.
 */
export function contentPolicy(
  page: string,
  {
    imageOrigins,
    gameOrigins,
    apiOrigins,
    identity,
  }: Pick<SiteServerOptions, 'imageOrigins' | 'gameOrigins' | 'apiOrigins'> & Pick<MerchantFile, 'identity'>,
  nonce?: string,
): string {
  const provider = identityOrigins(identity)
  const frames = [...gameOrigins, ...provider.frames]
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inlineScriptHashes(page), ...provider.scripts].join(' ')}`.trim(),
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    // `blob:` shows a person the picture that they have just chosen as a proof.
    `img-src 'self' data: blob: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self' data:",
    `connect-src 'self' ${[...apiOrigins, ...provider.calls].join(' ')}`.trim(),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Builds the server as a Hono app; `main.ts` gives it a port. */
export function createSiteApp(options: SiteServerOptions): Hono {
  const template = withNoncePlaces(
    withSmallStyles(readFileSync(path.join(options.dist, 'index.html'), 'utf8'), options.dist),
  )
  const preloads = readModulePreloads(options.dist)
  const merchants = { sites: options.sites, pinned: options.pinned ?? false }
  const speaks = spokenBy(options.sites)
  const languageFiles = new Map(options.sites.flatMap((site) => [...(site.languagePacks?.files ?? [])]))
  const policy = contentPolicy('', options)
  const platformUrl = options.platformUrl.replace(/\/+$/, '')
  const trusts = trusting(options.trustedProxies ?? [])
  const passing = { platformUrl, trusts, largestBody: options.largestBody ?? 32 * 1024 * 1024 }
  const strictTransport = `max-age=31536000${options.hstsSubdomains ? '; includeSubDomains' : ''}`
  const app = new Hono()

  app.use('*', async (context, next) => {
    await next()
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', policy)
    if (protocolOf(context, trusts) === 'https') context.header('Strict-Transport-Security', strictTransport)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('X-Frame-Options', 'DENY')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    // With plain `same-origin` the page would lose a game's own window: it could neither end play there (G-21, G-23)
    // nor see that the window was closed (S-310).
    context.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  })

  // Pages, the platform's answers and merchants' pictures; the files of the build are packed already.
  app.use('*', compress())

  for (const pattern of platformPaths) app.all(pattern, (context) => passToPlatform(context, passing))

  if (options.takeReport) app.route('/errors', errorReportsApp(options.takeReport))

  // Written for those who debug a build; they read it from the folder, not from the server.
  app.all('*', (context, next) => (context.req.path.endsWith('.map') ? context.notFound() : next()))

  app.use(
    '/assets/*',
    serveStatic({
      root: path.relative(process.cwd(), options.dist),
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  // A missing hashed file must not be answered with the page: the browser would run HTML as a script (S-406).
  app.all('/assets/*', (context) => context.notFound())
  app.get('/languages/*', (context) => {
    const texts = languageFiles.get(context.req.path)
    if (texts === undefined) return context.notFound()
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    return context.body(texts, 200, { 'Content-Type': 'application/json' })
  })
  // Where login is restricted, the login form comes first.
  const render = (options.siteRole ?? 'everyone') === 'everyone' ? options.renderVisitorPage : undefined
  const views =
    render &&
    new PageCache(async (view, signal) => {
      const rendered = await render(view, signal)
      return rendered && pageMarkup(rendered, { ...view, nonce: noncePlace })
    })
  const sendPage = async (context: Context) => {
    const place = placeAt(context.req.path)
    const { path: at, page: shown } = place
    const { search, searchParams } = new URL(context.req.url)
    // A page has one canonical address: its others redirect there.
    if (shown && at !== context.req.path) return context.redirect(`${at}${search}`, 301)
    const chosen = chosenFor(context, merchants)
    const { languagePacks, merchant } = chosen.site
    const { identity, origins = {} } = merchant
    const apiOrigins = [...options.apiOrigins, ...(origins.api ?? [])]
    const nonce = randomBytes(18).toString('base64url')
    const facts = { role: options.siteRole ?? 'everyone', errorReports: options.takeReport !== undefined, apiOrigins }
    const view = views && (await renderedFor(context, chosen, { views, platformUrl, speaks }))
    const scripts = preloads({ place, query: searchParams, language: languageFor(context, chosen) })
    const plain = renderPage(template, chosen, noncePlace, facts).replace(
      '</head>',
      (end, _at, whole: string) =>
        `${view ? `${fontsAhead(whole, view)}${view.head}` : scripts}${languagePacks?.element ?? ''}${end}`,
    )
    const page = (view ? inLanguage(afterPaint(plain, scripts), view.language) : plain)
      .replace('<!--view-->', () => view?.markup ?? '')
      .replace('<!--facts-->', () => view?.facts ?? '')
      .replaceAll(noncePlace, nonce)
    // Pages that are not rendered are judged only by the merchant's file.
    const isThere = view?.isThere ?? areSwitchedOn(shown, switchesOf(merchant))
    return context.html(page, isThere ? 200 : 404, {
      'Content-Security-Policy': contentPolicy(
        page,
        {
          imageOrigins: [...options.imageOrigins, ...(origins.images ?? [])],
          gameOrigins: [...options.gameOrigins, ...(origins.games ?? [])],
          apiOrigins,
          identity,
        },
        nonce,
      ),
      // A nonce is valid for one response. A cached page keeps the policy it was sent with.
      'Cache-Control': 'no-store',
      Vary: 'Cookie, Save-Data, Sec-CH-UA-Mobile, User-Agent',
    })
  }
  // A worker that stayed in a cache would keep old rules for the pages it serves.
  app.use('/sw.js', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-cache')
  })
  app.route('/', merchantApp(merchants))
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  app.use(
    '*',
    serveStatic({
      root: path.relative(process.cwd(), options.dist),
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  // History routing: every other path is the page, which shows "not found" where needed (wire facts 1.1). A missing
  // file is not a page.
  app.get('*', (context) => (namesFile(context.req.path) ? context.notFound() : sendPage(context)))
  return app
}
