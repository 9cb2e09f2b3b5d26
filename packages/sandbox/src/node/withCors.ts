import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Answering } from './serve.ts'

/** Paths of the contract's calls; panel and identity window stay closed to other origins. */
const calls = ['/wps/*', '/lgw/*', '/lotto/*', '/lotto-vn/*']

/**
 * The platform for apps in development on other origins: their pages may call it and read its answers. For the
 * sandbox only; in a real installation the site's server forwards the calls.
 */
export function withCors(platform: Hono, origins: readonly string[]): Answering {
  if (origins.length === 0) return platform
  const open = new Hono()
  for (const path of calls) open.use(path, cors({ origin: [...origins], credentials: true, maxAge: 600 }))
  return open.mount('/', platform.fetch)
}
