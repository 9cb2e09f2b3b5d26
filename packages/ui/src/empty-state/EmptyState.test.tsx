import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { EmptyState } from './EmptyState.tsx'

describeConformance('EmptyState', <EmptyState title="No bets yet" />, {
  root: 'div',
  states: { small: { element: <EmptyState title="No bets yet" size="sm" />, attributes: { 'data-size': 'sm' } } },
})

it('takes its rank among the headings of the page', () => {
  expect(renderToString(<EmptyState title="No bets yet" headingLevel={3} />)).toMatch(/<h3[^>]*>No bets yet<\/h3>/)
})
