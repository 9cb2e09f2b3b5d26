/** The site's own server: the built files, the platform behind the same origin, and the policy the browser holds us to. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { proxy } from 'hono/proxy'
import { forwardedHeaders } from './forwarded.ts'

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string
  /** Where the platform answers (the sandbox, or an integrator's). */
  readonly platformUrl: string
  /** Origins that may deliver pictures besides the site. */
  readonly imageOrigins: readonly string[]
  /** Origins that games may be framed from. */
  readonly gameOrigins: readonly string[]
  /** Other addresses of the platform that reads may turn to when this one does not answer. None unless named. */
  readonly apiOrigins: readonly string[]
  /** Addresses of proxies in front of this server whose `X-Forwarded-*` headers count. None unless named. */
  readonly trustedProxies?: readonly string[]
}

/** Where the page stands under the home page's first picture. */
const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html']

/** Whether a path names a file, by its extension, and is none of the pages whose path has one. */
const namesFile = (pathname: string) => /\.[a-z\d]+$/i.test(pathname) && !homePaths.includes(pathname)

/** Paths that belong to the platform and are passed through (wire facts 1.1). */
const platformPaths = ['/wps/*', '/lgw/*', '/lotto/*', '/lotto-vn/*'] as const

const inlineScriptHashes = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )

/** A strict content policy: own scripts only, games framed from their origins only, nobody frames us. */
export function contentPolicy(
  page: string,
  { imageOrigins, gameOrigins, apiOrigins }: Pick<SiteServerOptions, 'imageOrigins' | 'gameOrigins' | 'apiOrigins'>,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(page).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self' data:",
    `connect-src 'self' ${apiOrigins.join(' ')}`.trim(),
    `frame-src ${gameOrigins.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Builds the server as a Hono app; `main.ts` gives it a port. */
export function createSiteApp(options: SiteServerOptions): Hono {
  const page = readFileSync(path.join(options.dist, 'index.html'), 'utf8')
  const policy = contentPolicy(page, options)
  const platformUrl = options.platformUrl.replace(/\/+$/, '')
  const app = new Hono()

  app.use('*', async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
  })

  for (const pattern of platformPaths)
    app.all(pattern, (context) => {
      const { pathname, search } = new URL(context.req.url)
      return proxy(`${platformUrl}${pathname}${search}`, {
        ...context.req,
        headers: forwardedHeaders(context, options.trustedProxies ?? []),
      }).catch(() => context.text('The platform does not answer.', 502))
    })

  app.use(
    '/assets/*',
    serveStatic({
      root: path.relative(process.cwd(), options.dist),
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  // A hashed file that is gone must not answer with the page: the browser would run HTML as a script (S-406).
  app.all('/assets/*', (context) => context.notFound())
  const withoutHero = page.replace(/<!--home-->[\s\S]*?<!--\/home-->/, '')
  const sendPage = (context: Context) =>
    context.html(homePaths.includes(context.req.path) ? page : withoutHero, 200, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      'X-Frame-Options': 'DENY',
    })
  // Browsers ask for it by themselves beside a document that names no icon, such as a picture.
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg'))
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
  // History routing: every other path is the page (wire facts 1.1). A file that is not there is no page.
  app.get('*', (context) => (namesFile(context.req.path) ? context.notFound() : sendPage(context)))
  return app
}
