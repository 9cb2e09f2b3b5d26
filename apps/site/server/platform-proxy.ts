import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { boundBody, refuseLong } from './bodyBound.ts'
import { forwardedHeaders, type Trust } from './forwarded.ts'

/** The platform's address, and the trusted proxies for a request's origin. */
export interface PlatformProxyOptions {
  readonly platformUrl: string
  readonly trusts: Trust
  /** Longest request body that is passed on, in bytes, whatever the call. */
  readonly largestBody: number
}

/** Paths that belong to the platform and are passed through (wire facts 1.1). */
export const platformPaths = ['/wps/*', '/lgw/*', '/lotto/*', '/lotto-vn/*'] as const

const platformPath = /^\/(?:wps|lgw|lotto|lotto-vn)\//

/**
 * What one server reads as a step up and the next does not: dots, slashes and zero bytes that are encoded, once or more
 * often or too long, and dots with a parameter behind them.
 */
const ambiguous = /%(?:25)*(?:2e|2f|5c|00|c0|3b)|\\|\/\/|\/\.{1,2}(?:;[^/]*)?(?:\/|$)/i

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Content types the platform may send on the site's origin; a browser runs none of them. */
const harmlessType = /^(?:application\/json|text\/plain|text\/csv|image\/(?:png|jpeg|gif|webp|avif))\s*(?:;|$)/i

/** No platform response may run or be framed, even if its address is opened directly. */
const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * Headers by which the platform could act on the site's origin, on a server in front of the site (nginx serves its own
 * files and locations to `X-Accel-Redirect`, others to `X-Sendfile`), on a CDN, or on a browser's own dialog for
 * passwords.
 */
const ownerHeaders: readonly RegExp[] = [
  /^(?:alt-svc|clear-site-data|link|location|refresh|service-worker-allowed|strict-transport-security)$/,
  /^(?:nel|report-to|reporting-endpoints|speculation-rules|set-login|sourcemap|x-sourcemap)$/,
  /^content-security-policy/,
  /^access-control-/,
  /^(?:x-accel-|x-lighttpd-send-|x-sendfile$|x-reproxy-)/,
  /^(?:cdn-|surrogate-)/,
  /-authenticate$/,
]

/**
 * Passes a request to the platform and returns its response. A path that two servers may read differently is refused
 * with 400, a redirect with 502: following one would send the session elsewhere. A body longer than its call allows is
 * answered with 413. A response of a type that a browser could run or show as a page becomes plain text.
 */
export async function passToPlatform(context: Context, options: PlatformProxyOptions): Promise<Response> {
  const [asked = ''] = (/^https?:\/\/[^/?#]+([^?#]*)/.exec(context.req.raw.url) ?? []).slice(1)
  const { pathname, search } = new URL(context.req.url)
  if (!methods.has(context.req.method)) return context.text('This method is not supported.', 405)
  if (ambiguous.test(asked) || ambiguous.test(pathname) || !platformPath.test(pathname))
    return context.text('This address is not valid.', 400)
  const bound = await boundBody(context, options.largestBody)
  if (bound instanceof Response) return bound
  try {
    const answer = await proxy(`${options.platformUrl}${pathname}${search}`, {
      raw: context.req.raw,
      body: bound.body,
      headers: forwardedHeaders(context, options.trusts),
      redirect: 'manual',
    })
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
      await answer.body?.cancel()
      return context.text('The platform redirects, which is not allowed here.', 502)
    }
    const unwanted = [...answer.headers.keys()].filter((name) => ownerHeaders.some((pattern) => pattern.test(name)))
    for (const name of unwanted) answer.headers.delete(name)
    const type = answer.headers.get('content-type') ?? ''
    if (!harmlessType.test(type)) answer.headers.set('Content-Type', 'text/plain; charset=UTF-8')
    answer.headers.set('Content-Security-Policy', answerPolicy)
    return answer
  } catch {
    if (bound.isTooLong()) return refuseLong(context)
    return context.text('The platform does not answer.', 502)
  }
}
