import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

it('takes its level among the headings of the page', () => {
  expect(renderToString(<EmptyState title="No bets yet" headingLevel={3} />)).toMatch(/<h3[^>]*>No bets yet<\/h3>/)
})
