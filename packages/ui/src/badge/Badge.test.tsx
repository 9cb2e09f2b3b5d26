import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CountBadge, countText } from './CountBadge.tsx'

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4021, '99+'],
  ])('shows %i as %s', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  it.each([0, -1])('renders nothing for %i', (count) => {
    expect(renderToString(<CountBadge count={count} label="" />)).toBe('')
  })
})
