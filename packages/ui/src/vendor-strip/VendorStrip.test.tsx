import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VendorStrip } from './VendorStrip.tsx'

const strip = (
  <VendorStrip
    label="Vendors"
    vendors={[
      { value: 'a', label: 'Golden Reef' },
      { value: 'b', label: 'Lotus' },
    ]}
    value="b"
    onValueChange={() => undefined}
    fallbackIcon="/default.svg"
    texts={{ previous: 'Previous', next: 'Next' }}
  />
)

describe('VendorStrip', () => {
  it('is there, with its choice, before its sliding engine is loaded', () => {
    const html = renderToString(strip)
    expect(html).toContain('role="tablist"')
    expect(html).toMatch(/<button[^>]*aria-selected="true"[^>]*>.*?Lotus/)
  })
})
