import { renderToReadableStream, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '../button/Button.tsx'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import { BrandProvider } from './BrandProvider.tsx'
import { parseBrand } from './brandSchema.ts'

const brand = parseBrand(dhaka)

describe('BrandProvider', () => {
  it('writes the rules of its brand into server-rendered HTML as CSS, not as text', () => {
    const html = renderToString(<BrandProvider brand={brand}>page</BrandProvider>)
    expect(html).toContain("[data-brand='dhaka'][data-theme='dark']")
    expect(html.endsWith('</style>page')).toBe(true)
  })

  it('gives every style the nonce of the page’s policy, those of buttons included', async () => {
    const page = (
      <BrandProvider brand={brand} nonce="abc">
        <Button>Play</Button>
      </BrandProvider>
    )
    const html = await new Response(await renderToReadableStream(page, { nonce: { style: 'abc' } })).text()
    expect(html).toContain('.cr-button')
    const styles = html.match(/<style[^>]*>/g) ?? []
    expect(styles.length).toBeGreaterThan(0)
    expect(styles.filter((style) => !style.includes('nonce="abc"'))).toEqual([])
  })

  it("adds the kit's styles and no rules of a brand for the kit's own", () => {
    const html = renderToString(<BrandProvider>page</BrandProvider>)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).toContain('--cr-color-accent:')
    expect(html).not.toContain('[data-brand')
    expect(html.endsWith('</style>page')).toBe(true)
  })

  it('adds only the parts of the styles that the page asks for, in the order of the kit', () => {
    const html = renderToString(<BrandProvider styles={['motion', 'tokens']}>page</BrandProvider>)
    expect(html.indexOf('--cr-color-accent:')).toBeLessThan(html.indexOf('prefers-reduced-motion'))
    expect(html).toContain('Inter Fallback')
    expect(html).not.toContain('box-sizing')
    expect(html).not.toContain(':focus-visible')
    const all = renderToString(<BrandProvider>page</BrandProvider>)
    expect(all).toBe(
      renderToString(<BrandProvider styles={['tokens', 'reset', 'print', 'motion']}>page</BrandProvider>),
    )
    expect(all).toMatch(/Inter Fallback[^]*box-sizing[^]*:focus-visible[^]*prefers-reduced-motion/)
  })
})
