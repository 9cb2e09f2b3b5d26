import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import { describeConformance } from '../testing/describeConformance.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { BrandProvider } from './BrandProvider.tsx'
import { BrandScope } from './BrandScope.tsx'
import { parseBrand } from './brandSchema.ts'

const brand = parseBrand(dhaka)

describeConformance('BrandScope', <BrandScope theme="dark">Inside</BrandScope>, {
  root: 'div',
  states: {
    'of another brand': {
      element: <BrandScope brand={brand} />,
      attributes: { 'data-brand': 'dhaka', 'data-theme': null },
    },
    dark: { element: <BrandScope theme="dark" />, attributes: { 'data-brand': 'felt', 'data-theme': 'dark' } },
  },
})

describeConformance('BrandLogo', <BrandLogo name="Felt" />, {
  root: 'span',
  states: {
    'on the page': { element: <BrandLogo name="Felt" />, attributes: { 'data-ground': 'page', role: 'img' } },
    'on a deep bar': { element: <BrandLogo name="Felt" ground="deep" />, attributes: { 'data-ground': 'deep' } },
  },
})

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
