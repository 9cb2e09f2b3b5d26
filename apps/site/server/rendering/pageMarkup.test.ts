import { expect, it, vi } from 'vitest'
import type { VisitorPage } from '../../src/entry.server.tsx'
import { afterPaint, fontsAhead, inLanguage, pageMarkup, type MarkupFor } from './pageMarkup.ts'

const page = (more: Partial<VisitorPage>): VisitorPage => ({
  markup: '',
  styles: '',
  at: 1_700_000_000_000,
  imageCdn: '',
  isThere: true,
  answers: [],
  ...more,
})
const visitor: MarkupFor = { language: 'EN', usual: 'EN', isWide: false, nonce: 'n-1' }
const facts = (of: ReturnType<typeof pageMarkup>): unknown =>
  JSON.parse(/<script[^>]*>([\s\S]*)<\/script>/.exec(of?.facts ?? '')?.[1] ?? 'null')

it('puts every style into the head, with the nonce, and style attributes as rules that the policy takes', () => {
  const found = pageMarkup(
    page({
      markup:
        '<style data-href="kit" nonce="">a{}</style><link rel="preload" href="x"><p style="color:red;background:url(&quot;a.svg&quot;)">One</p><p style="color:red;background:url(&quot;a.svg&quot;)">Two</p>',
      styles: '<style data-styled="true">b{}</style>',
    }),
    visitor,
  )
  expect(found?.markup).toBe('<p data-style="0">One</p><p data-style="0">Two</p>')
  expect(found?.head).toContain(
    '<style nonce="n-1" data-href="kit">a{}</style><style nonce="n-1" data-styled="true">b{}</style><style nonce="n-1">[data-style="0"]{color:red;background:url("a.svg")}</style>',
  )
  expect(facts(found)).toMatchObject({ at: 1_700_000_000_000, styles: ['color:red;background:url("a.svg")'] })
})

it('sends what the platform answered, so that nothing in it can end the element', () => {
  const answers = [{ address: '/wps/relay/games', headers: { merchant: 'crph' }, text: '{"name":"</script><b>"}' }]
  const found = pageMarkup(page({ answers }), visitor)
  expect(found?.facts.match(/<\/script>/g)).toHaveLength(1)
  expect(facts(found)).toMatchObject({ answers })
})

it('sends no page that needs a script', () => {
  expect(pageMarkup(page({ markup: '<p></p><script>a()</script>' }), visitor)).toBeUndefined()
})

/** Whether a device shows the rendered page. */
function isShown(device: { storage?: Record<string, string>; token?: string }, language = 'TY'): boolean {
  const found = pageMarkup(page({}), { ...visitor, language, usual: 'TY' })
  const [, decide = ''] = /<script>([\s\S]*?)<\/script>/.exec(found?.head ?? '') ?? []
  const root = { dataset: {} as Record<string, string> }
  // oxlint-disable-next-line no-new-func
  new Function('document', 'localStorage', 'sessionStorage', decide)(
    { documentElement: root },
    { getItem: (name: string) => device.storage?.[name] ?? null },
    { getItem: () => device.token ?? null },
  )
  return !('fresh' in root.dataset)
}

it('is shown to a visitor, and hidden if the browser would see another page', () => {
  expect(isShown({})).toBe(true)
  expect(isShown({ storage: { lang: 'TY', ageAnswer: 'of-age' } })).toBe(true)
  expect(isShown({ token: 'somebody' })).toBe(false)
  expect(isShown({ storage: { lang: 'EN' } })).toBe(false)
  expect(isShown({ storage: { digits: 'latin' } })).toBe(false)
  expect(isShown({ storage: { ageAnswer: 'younger:1700000000000' } })).toBe(false)
  // Rendered in the language of a cookie that the device no longer has.
  expect(isShown({ storage: { lang: 'EN' } }, 'EN')).toBe(true)
  expect(isShown({}, 'EN')).toBe(false)
})

it('is in its own language from the first word on', () => {
  expect(inLanguage('<html lang="fil" dir="ltr" data-brand="felt">', 'AR')).toBe(
    '<html lang="ar" dir="rtl" data-brand="felt">',
  )
})

it('asks for the fonts of the brand alone, where the letters are Latin, and for its currency signs where one is shown', () => {
  const face = (family: string, file: string, range: string) =>
    `@font-face{font-family:${family};src:url(/${file}.woff2)format("woff2");unicode-range:${range}}`
  const faces = [
    face('Inter', 'latin', 'U+??,U+131'),
    face('Inter', 'extended', 'U+100-2BA'),
    face('Inter', 'signs', 'U+20A0-20AB,U+20AD-20C0'),
    face('Other', 'other', 'U+??'),
    face('Other', 'other-signs', 'U+20A0-20AB'),
  ]
  const html = `<style>${faces.join('')}</style><style>a{--cr-font-text:'Inter', serif}</style>`
  const asked = (language: string, markup: string) =>
    [...fontsAhead(html, { language, markup }).matchAll(/href="\/([^".]+)/g)].map(([, file]) => file)
  expect(asked('TY', '<p>Min 1.00</p>')).toEqual(['latin'])
  expect(asked('TY', '<p>Min ₱1.00</p>')).toEqual(['latin', 'signs'])
  expect(asked('BN', '<p>৳1</p>')).toEqual([])
})

it('drops what could end a rule and begin another', () => {
  const styles = ['color:red}body{display:none', 'background:url(&lt;/style&gt;)', 'color:\\7d', '@import url(a)']
  for (const style of styles) {
    const found = pageMarkup(page({ markup: `<p style="${style}">One</p>` }), visitor)
    expect(found?.markup, style).toBe('<p>One</p>')
    expect(facts(found), style).toMatchObject({ styles: [] })
  }
})

/**
 * When a device requests the scripts of a rendered page: runs its inline script, and returns how often they were added
 * by then.
 */
function scriptsOf(device: { hidden?: boolean; fresh?: string }) {
  const [, run = ''] = /<script>([\s\S]*?)<\/script>/.exec(afterPaint('<body></body>', '')) ?? []
  const steps: { load?: () => void; frames: (() => void)[]; timers: [() => void, number | undefined][] } = {
    frames: [],
    timers: [],
  }
  const append = vi.fn()
  const page = {
    hidden: device.hidden ?? false,
    documentElement: { dataset: { fresh: device.fresh } },
    getElementById: () => ({ content: {} }),
    importNode: () => ({}),
    body: { append },
  }
  const view = {
    addEventListener: (_type: string, listener: () => void) => (steps.load = listener),
    requestAnimationFrame: (frame: () => void) => steps.frames.push(frame),
  }
  // oxlint-disable-next-line no-new-func
  new Function('document', 'window', 'setTimeout', run)(page, view, (job: () => void, ms: number | undefined) =>
    steps.timers.push([job, ms]),
  )
  return { append, steps }
}

it('asks for the scripts of a page once it is on the screen, and for no script twice [Q-01]', () => {
  const page = afterPaint(
    '<head><script type="module" crossorigin src="/assets/index.js"></script></head><body><p>Home</p></body>',
    '<link rel="modulepreload" href="/assets/core.js">',
  )
  expect(page).toContain('<head></head><body><p>Home</p><template id="scripts"><link rel="modulepreload" ')
  expect(page.match(/index\.js/g)).toHaveLength(1)
  const { append, steps } = scriptsOf({})
  steps.load?.()
  steps.frames.shift()?.()
  expect(append).not.toHaveBeenCalled()
  steps.frames.shift()?.()
  steps.timers.at(-1)?.[0]()
  expect(append).toHaveBeenCalledOnce()
  // If the pictures are late, the scripts wait no longer.
  const [patient, ms] = steps.timers[0] ?? []
  expect(ms).toBe(300)
  patient?.()
  expect(append).toHaveBeenCalledOnce()
})

it('requests the scripts immediately in a hidden tab, and if another page is due', () => {
  expect(scriptsOf({ hidden: true }).append).toHaveBeenCalledOnce()
  expect(scriptsOf({ fresh: '' }).append).toHaveBeenCalledOnce()
})
