/** Checks of a live address; each finding states the expected and the actual result. */
import { request } from 'node:https'
import { request as plainRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** One check. */
export interface Finding {
  readonly what: string
  /** What is wrong, and how to fix it; undefined if all is well. */
  readonly fault: string | undefined
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface SmokeOptions {
  /** Address of the site, such as `https://play.example`. */
  readonly address: string
  /** Accepts an untrusted certificate: for a test on this machine. */
  readonly anyCertificate?: boolean
}

function ask(options: SmokeOptions, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const url = new URL(path, options.address)
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest
    const made = send(
      url,
      // The path is sent unnormalized, as an attacker would send it.
      { path, headers, timeout: 10_000, rejectUnauthorized: !(options.anyCertificate ?? false) },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts)
          const coding = answer.headers['content-encoding']
          const whole = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole.toString('utf8') })
        })
      },
    )
    made.on('timeout', () => made.destroy(new Error('no answer within 10 s')))
    made.on('error', reject)
    made.end()
  })
}

const header = ({ headers }: Answer, name: string) => String(headers[name] ?? '')

const must = (holds: boolean, fault: string): string | undefined => (holds ? undefined : fault)

/** The largest script of a page. Small ones may be sent uncompressed, because compressing them saves nothing. */
async function largestScript(options: SmokeOptions, page: string): Promise<(Answer & { path: string }) | undefined> {
  const paths = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''))
  let largest: (Answer & { path: string }) | undefined
  for (const path of paths) {
    const answer = await ask(options, path, { 'Accept-Encoding': 'br' })
    if (answer.text.length > (largest?.text.length ?? -1)) largest = { ...answer, path }
  }
  return largest
}

/**
 * Looks at a live site as a visitor would: page, headers, policy, assets, platform, and what must be absent. Throws if
 * the address does not answer at all.
 */
export async function smoke(options: SmokeOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const look = (what: string, fault: string | undefined) => findings.push({ what, fault })
  const page = await ask(options, '/', { 'Accept-Encoding': 'br, gzip' })
  const isSecure = new URL(options.address).protocol === 'https:'

  look('the page answers', must(page.status === 200, `expected 200, got ${page.status}`))
  const title = /<title>([^<]+)<\/title>/.exec(page.text)?.[1] ?? ''
  look('the page has the merchant’s title', must(title !== '', 'no <title>: is a merchant served on this host?'))
  look(
    'the page is not cached',
    must(/no-cache|no-store/.test(header(page, 'cache-control')), 'send Cache-Control: no-cache with pages'),
  )
  look(
    'the page is compressed',
    must(header(page, 'content-encoding') !== '', 'no Content-Encoding: turn on compression in the proxy'),
  )
  const policy = header(page, 'content-security-policy')
  look(
    'the page has a content policy',
    must(policy.includes("default-src 'self'"), 'Content-Security-Policy is missing: does a proxy drop it?'),
  )
  look('scripts need no unsafe-inline', must(!/script-src[^;]*unsafe/.test(policy), 'script-src allows unsafe scripts'))
  look(
    'the policy names no local address',
    must(
      !/localhost|127\.0\.0\.1/.test(policy) || /localhost|127\./.test(options.address),
      'IMAGE_ORIGINS or GAME_ORIGINS name this machine',
    ),
  )
  look('nobody frames the site', must(policy.includes("frame-ancestors 'none'"), "frame-ancestors 'none' is missing"))
  look(
    'types are not guessed',
    must(header(page, 'x-content-type-options') === 'nosniff', 'X-Content-Type-Options: nosniff is missing'),
  )
  if (isSecure)
    look(
      'browsers stay with TLS',
      must(
        header(page, 'strict-transport-security') !== '',
        'Strict-Transport-Security is missing: does the proxy send X-Forwarded-Proto, and is it in TRUSTED_PROXIES?',
      ),
    )
  else look('the address is encrypted', 'use https: money and passwords go over this connection')

  const script = await largestScript(options, page.text)
  look('the page names its script', must(script !== undefined, 'no script of /assets/ in the page'))
  if (script) {
    look(
      'a script is kept for good',
      must(header(script, 'cache-control').includes('immutable'), 'Cache-Control: immutable is missing on /assets/'),
    )
    look(
      'a script is sent with Brotli',
      must(header(script, 'content-encoding') === 'br', 'no Brotli for a script: see brotli_static'),
    )
    look(
      'a script says that it is one',
      must(header(script, 'content-type').includes('javascript'), `got type ${header(script, 'content-type')}`),
    )
    const map = await ask(options, `${script.path}.map`)
    look('source maps stay inside', must(map.status === 404, `${script.path}.map answers ${map.status}`))
  }
  const gone = await ask(options, '/assets/gone-00000000.js')
  look(
    'a script that is gone is not found',
    must(gone.status === 404, `expected 404, got ${gone.status}: the page in its place would run as a script`),
  )
  const deep = await ask(options, '/rng?vendor=all')
  look(
    'every path is a page',
    must(deep.status === 200 && deep.text.includes('</html>'), `/rng answers ${deep.status}`),
  )
  const panel = await ask(options, '/__sandbox')
  look(
    'no sandbox is near',
    must(!panel.text.includes('/__sandbox/api'), 'the operator panel of a sandbox answers on this address'),
  )
  const odd = await ask(options, '/wps/..%2f..%2fetc/passwd')
  look(
    'an ambiguous path is refused',
    must(odd.status === 400 || odd.status === 404, `expected 400, got ${odd.status}`),
  )

  const told = await ask(options, '/wps/system/status', { Merchant: '' })
  look(
    'the platform answers',
    must(told.status !== 502 && told.status !== 504, 'the platform does not answer: check PLATFORM_URL'),
  )
  look(
    'the platform’s answer runs nowhere',
    must(
      header(told, 'content-security-policy').includes('sandbox'),
      'answers of the platform need the policy of the site’s server: do calls go past it?',
    ),
  )
  return findings
}
