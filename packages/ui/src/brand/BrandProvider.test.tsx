import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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

  it("adds the kit's styles and no rules of a brand for the kit's own", () => {
    const html = renderToString(<BrandProvider>page</BrandProvider>)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).toContain('--cr-color-accent:')
    expect(html).not.toContain('[data-brand')
    expect(html.endsWith('</style>page')).toBe(true)
  })
})
