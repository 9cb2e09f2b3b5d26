import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { Badge } from './Badge.tsx'
import { CountBadge, countText } from './CountBadge.tsx'

describeConformance('Badge', <Badge>New</Badge>, {
  root: 'span',
  states: {
    plain: { element: <Badge>New</Badge>, attributes: { 'data-tone': 'neutral', 'data-size': 'sm' } },
    won: {
      element: (
        <Badge tone="win" size="md">
          Won
        </Badge>
      ),
      attributes: { 'data-tone': 'win', 'data-size': 'md' },
    },
  },
})

describeConformance('CountBadge', <CountBadge count={3} label="3 unread messages" />, {
  root: 'span',
  states: {
    plain: { element: <CountBadge count={3} label="3 unread messages" />, attributes: { 'data-tone': 'attention' } },
  },
})

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4021, '99+'],
  ])('shows %i as %s', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  it.each([0, -1])('is not there for %i', (count) => {
    expect(renderToString(<CountBadge count={count} label="" />)).toBe('')
  })
})
