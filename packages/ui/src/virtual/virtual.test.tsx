import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rootTag } from '../testing/conformance.tsx'
import { tilesAbreast, VirtualGrid } from './VirtualGrid.tsx'

const items = Array.from({ length: 10_000 }, (_, index) => index)
const key = (item: number) => item
const grid = (
  <VirtualGrid label="Games" items={items} itemKey={key}>
    {(item) => `Game ${item}`}
  </VirtualGrid>
)

describe('virtual grid', () => {
  it('render on the server what a screen shows, each entry with its place in the whole', () => {
    const html = renderToString(grid)
    const drawn = html.match(/role="listitem"/g)?.length ?? 0
    expect(drawn).toBeGreaterThan(8)
    expect(drawn).toBeLessThan(60)
    expect(html).toContain('aria-setsize="10000"')
  })

  it('counts on three tiles abreast until the place is measured', () => {
    expect(rootTag(renderToString(grid)).attributes.get('data-columns')).toBe('3')
  })

  it('puts as many tiles abreast as fit, three on a phone and never none', () => {
    expect(tilesAbreast(328, 96, 8)).toBe(3)
    expect(tilesAbreast(1200, 96, 8)).toBe(11)
    expect(tilesAbreast(10, 96, 8)).toBe(1)
  })
})
