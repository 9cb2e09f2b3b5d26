import { expect, it, vi } from 'vitest'
import type { FirstViewOf } from '../src/first-view/firstView.tsx'
import { FirstViews, firstViewMarkup, fontsAhead, isPhone, isPlain } from './first-view.ts'

const view = (path: string, isWide = false) =>
  ({ path, isWide, host: 'demo.test', platformUrl: '', page: { served: 'crph' } }) as unknown as FirstViewOf
const drawn = (markup: string) => ({ markup, styles: '' })

it('writes style attributes as rules, which the policy of the page takes', () => {
  const markup = firstViewMarkup(
    {
      markup:
        '<style data-href="kit">a{}</style><p style="color:red;background:url(&quot;a.svg&quot;)">One</p><p style="color:red;background:url(&quot;a.svg&quot;)">Two</p>',
      styles: '<style data-styled="true">b{}</style>',
    },
    { language: 'EN', isWide: false, nonce: 'n-1' },
  )
  expect(markup).toContain(
    '<style nonce="n-1">a{}b{}.first-view [data-style="0"]{color:red;background:url("a.svg")}</style>',
  )
  expect(markup).toContain('<p data-style="0">One</p><p data-style="0">Two</p>')
  expect(markup).not.toContain(' style=')
})

it('sends no page that needs a script, and nobody can use it before its scripts are there', () => {
  const options = { language: 'EN', isWide: false, nonce: '' }
  expect(firstViewMarkup(drawn('<p></p><script>a()</script>'), options)).toBeUndefined()
  expect(firstViewMarkup(drawn('<p></p>'), options)).toContain('<div class="first-view" inert>')
})

/** Which of the two stays on a device. */
function kept(device: { storage?: Record<string, string>; token?: string; isWide?: boolean }): string {
  const page = firstViewMarkup(drawn(''), { language: 'TY', isWide: false, nonce: '' }) ?? ''
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  const gone: string[] = []
  // oxlint-disable-next-line no-new-func
  new Function('document', 'localStorage', 'sessionStorage', 'matchMedia', script)(
    { querySelector: (selector: string) => ({ remove: () => gone.push(selector) }) },
    { getItem: (name: string) => device.storage?.[name] ?? null },
    { getItem: () => device.token ?? null },
    () => ({ matches: device.isWide ?? false }),
  )
  expect(gone).toHaveLength(1)
  return gone[0] === '.frame' ? 'drawn page' : 'frame'
}

it('shows the drawn page to a visitor, and the frame to whoever would see another page', () => {
  expect(kept({})).toBe('drawn page')
  expect(kept({ storage: { lang: 'TY', ageAnswer: 'of-age' } })).toBe('drawn page')
  expect(kept({ token: 'somebody' })).toBe('frame')
  expect(kept({ storage: { lang: 'EN' } })).toBe('frame')
  expect(kept({ storage: { digits: 'latin' } })).toBe('frame')
  expect(kept({ storage: { ageAnswer: 'younger:1700000000000' } })).toBe('frame')
  expect(kept({ isWide: true })).toBe('frame')
})

it('asks for the fonts of the brand alone, where the letters are Latin', () => {
  const face = (family: string, range: string) =>
    `@font-face{font-family:${family};src:url(/${family.replaceAll(' ', '-')}.woff2)format("woff2");unicode-range:${range}}`
  const page = `<style>${face('Inter', 'U+??,U+131')}${face('Inter', 'U+100-2BA')}${face('Other', 'U+??')}</style><style>a{--cr-font-text:'Inter', serif}</style>`
  expect(fontsAhead(page, 'fil').match(/href="[^"]+"/g)).toEqual(['href="/Inter.woff2"'])
  expect(fontsAhead(page, 'bn')).toBe('')
})

it('draws pages for queries of campaigns, and for no other query', () => {
  expect(isPlain('')).toBe(true)
  expect(isPlain('?utm_source=a&gclid=b')).toBe(true)
  expect(isPlain('?type=DAILY')).toBe(false)
})

it('takes the device’s own word for a phone, and its name where it gives none', () => {
  expect(isPhone({ mobile: '?1' })).toBe(true)
  expect(isPhone({ mobile: '?0', agent: 'Mobile' })).toBe(false)
  expect(isPhone({ agent: 'Mozilla/5.0 (iPhone) Mobile/15E148' })).toBe(true)
  expect(isPhone({ agent: 'Mozilla/5.0 (X11; Linux)' })).toBe(false)
})

it('draws a page once for all who ask within 20 seconds, and again for the next', async () => {
  let now = 0
  const draw = vi.fn(async ({ path }: FirstViewOf) => drawn(`${path} at ${now}`))
  const views = new FirstViews(draw, () => now)
  const both = await Promise.all([views.at(view('/rng')), views.at(view('/rng'))])
  expect(both.map((one) => one?.markup)).toEqual(['/rng at 0', '/rng at 0'])
  now = 19_000
  expect((await views.at(view('/rng')))?.markup).toBe('/rng at 0')
  expect(draw).toHaveBeenCalledTimes(1)
  // The former one is sent once more, and the next visitor gets the new one.
  now = 21_000
  expect((await views.at(view('/rng')))?.markup).toBe('/rng at 0')
  await vi.waitFor(async () => expect((await views.at(view('/rng')))?.markup).toBe('/rng at 21000'))
  expect(draw).toHaveBeenCalledTimes(2)
  await views.at(view('/rng', true))
  expect(draw).toHaveBeenCalledTimes(3)
})

it('sends no page that is older than ten minutes, and none where the platform does not answer in time', async () => {
  vi.useFakeTimers()
  let now = 0
  let answers = true
  const views = new FirstViews(
    async () => (answers ? drawn('old') : new Promise<undefined>(() => undefined)),
    () => now,
  )
  await views.at(view('/rng'))
  now = 11 * 60_000
  answers = false
  const late = views.at(view('/rng'))
  await vi.advanceTimersByTimeAsync(400)
  await expect(late).resolves.toBeUndefined()
  vi.useRealTimers()
})

it('goes on drawing after a page that failed', async () => {
  const views = new FirstViews(async ({ path }) => {
    if (path === '/broken') throw new Error('No such page.')
    return drawn(path)
  })
  const [broken, whole] = await Promise.all([views.at(view('/broken')), views.at(view('/rng'))])
  expect(broken).toBeUndefined()
  expect(whole?.markup).toBe('/rng')
})
