import { expect, it } from 'vitest'
import { drawnPage, fontsAhead } from './drawnPage.ts'

const drawn = (markup: string) => ({ markup, styles: '', imageCdn: '', asked: [] })

it('writes style attributes as rules, which the policy of the page takes', () => {
  const markup = drawnPage(
    {
      markup:
        '<style data-href="kit">a{}</style><p style="color:red;background:url(&quot;a.svg&quot;)">One</p><p style="color:red;background:url(&quot;a.svg&quot;)">Two</p>',
      styles: '<style data-styled="true">b{}</style>',
      imageCdn: '',
      asked: [],
    },
    { language: 'EN', usual: 'EN', isWide: false, nonce: 'n-1' },
  )
  expect(markup).toContain(
    '<style nonce="n-1">a{}b{}.first-view img:not([src]){visibility:hidden}#root:not([data-drawn])>.first-view{display:none}.first-view [data-style="0"]{color:red;background:url("a.svg")}</style>',
  )
  expect(markup).toContain('<p data-style="0">One</p><p data-style="0">Two</p>')
  expect(markup).not.toContain(' style=')
})

it('sends no page that needs a script, and nobody can use it before its scripts are there', () => {
  const options = { language: 'EN', usual: 'EN', isWide: false, nonce: '' }
  expect(drawnPage(drawn('<p></p><script>a()</script>'), options)).toBeUndefined()
  expect(drawnPage(drawn('<p></p>'), options)).toContain('<div class="first-view" lang="en" dir="ltr" inert>')
})

/** Which of the two stays on a device. */
function kept(device: { storage?: Record<string, string>; token?: string; isWide?: boolean }, language = 'TY'): string {
  const page = drawnPage(drawn(''), { language, usual: 'TY', isWide: false, nonce: '' }) ?? ''
  const [decide = '', tidy = ''] = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  const gone: string[] = []
  const root = { dataset: {} as Record<string, string> }
  const document = {
    getElementById: () => root,
    querySelector: (selector: string) =>
      selector.includes(':not([data-drawn])') && 'drawn' in root.dataset
        ? null
        : { remove: () => gone.push(selector.replace(/^.*>/, '')) },
  }
  // oxlint-disable-next-line no-new-func
  new Function('document', 'localStorage', 'sessionStorage', 'matchMedia', 'window', `${decide};${tidy}`)(
    document,
    { getItem: (name: string) => device.storage?.[name] ?? null },
    { getItem: () => device.token ?? null },
    () => ({ matches: device.isWide ?? false }),
    {},
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
  // Drawn in the language of a cookie, which the device has forgotten.
  expect(kept({ storage: { lang: 'EN' } }, 'EN')).toBe('drawn page')
  expect(kept({}, 'EN')).toBe('frame')
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
  const page = `<style>${faces.join('')}</style><style>a{--cr-font-text:'Inter', serif}</style>`
  const asked = (language: string, markup: string) =>
    [...fontsAhead(page, { language, markup }).matchAll(/href="\/([^".]+)/g)].map(([, file]) => file)
  expect(asked('TY', '<p>Min 1.00</p>')).toEqual(['latin'])
  expect(asked('TY', '<p>Min ₱1.00</p>')).toEqual(['latin', 'signs'])
  expect(asked('BN', '<p>৳1</p>')).toEqual([])
})

it('asks for what the page asked for, in the same order: the permission, and the rest after its answer', async () => {
  const asked = [
    { address: '/wps/system/status?domain=__HOST__', headers: { merchant: 'crph' } },
    { address: '/wps/relay/games', headers: { merchant: 'crph' } },
  ]
  const page =
    drawnPage(
      { markup: '', styles: '', imageCdn: '', asked },
      { language: 'TY', usual: 'TY', isWide: false, nonce: '' },
    ) ?? ''
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  const window: { askEarly?: () => void; earlyAnswers?: { address: string; answer: Promise<unknown> }[] } = {}
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const nothing = { getItem: () => null }
  // oxlint-disable-next-line no-new-func
  new Function('document', 'localStorage', 'sessionStorage', 'matchMedia', 'window', 'location', 'fetch', script)(
    { querySelector: () => ({ remove: () => undefined }), getElementById: () => ({ dataset: {} }) },
    nothing,
    nothing,
    () => ({ matches: false }),
    window,
    { host: 'demo.test:4000' },
    (address: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(`${address} ${headers['merchant']}`)
      return promise
    },
  )
  expect(sent).toEqual([])
  window.askEarly?.()
  expect(sent).toEqual(['/wps/system/status?domain=demo.test%3A4000 crph'])
  resolve()
  await window.earlyAnswers?.[1]?.answer
  expect(sent).toEqual(['/wps/system/status?domain=demo.test%3A4000 crph', '/wps/relay/games crph'])
})

it('leaves the pictures below a phone’s first screen to its scripts', () => {
  const markup = '<img src="/a.svg" alt="" loading="eager"/><img src="/b.svg" alt="" loading="lazy"/>'
  const on = (isWide: boolean) => drawnPage(drawn(markup), { language: 'EN', usual: 'EN', isWide, nonce: '' })
  expect(on(false)).toContain('<img src="/a.svg" alt="" loading="eager"/><img alt="" loading="lazy"/>')
  expect(on(true)).toContain('<img src="/b.svg" alt="" loading="lazy"/>')
})

it('drops what could end a rule and begin another', () => {
  const styles = ['color:red}body{display:none', 'background:url(&lt;/style&gt;)', 'color:\\7d', '@import url(a)']
  for (const style of styles) {
    const page = drawnPage(drawn(`<p style="${style}">One</p>`), {
      language: 'EN',
      usual: 'EN',
      isWide: true,
      nonce: '',
    })
    expect(page, style).toContain('<p>One</p>')
    expect(page, style).not.toContain('data-style')
  }
})
