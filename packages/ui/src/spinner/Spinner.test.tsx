import { describeConformance } from '../testing/describeConformance.ts'
import { Spinner } from './Spinner.tsx'

describeConformance('Spinner', <Spinner label="Loading games" />, {
  root: 'span',
  states: {
    named: {
      element: <Spinner label="Loading games" size="lg" />,
      attributes: { role: 'status', 'aria-label': 'Loading games', 'data-size': 'lg' },
    },
    decoration: { element: <Spinner />, attributes: { 'aria-hidden': 'true', role: null, 'data-size': 'md' } },
  },
})
