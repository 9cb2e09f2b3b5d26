import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BannerCarousel } from './BannerCarousel.tsx'

const banners = ['one', 'two'].map((value) => ({ value, label: value, image: `/${value}.svg` }))
const carousel = (count: number) => (
  <BannerCarousel
    label="Promotions"
    banners={banners.slice(0, count)}
    texts={{ pause: 'Pause', dot: ({ label }) => label }}
  />
)

describe('BannerCarousel', () => {
  it('has the first picture in the HTML of the server, before its sliding engine is loaded', () => {
    const html = renderToString(carousel(2))
    expect(html).toContain('src="/one.svg"')
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('/two.svg')
  })

  it('takes no room without banners', () => {
    expect(renderToString(carousel(0))).toBe('')
  })
})
