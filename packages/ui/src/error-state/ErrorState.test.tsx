import { describeConformance } from '../testing/describeConformance.ts'
import { ErrorState } from './ErrorState.tsx'

describeConformance('ErrorState', <ErrorState title="The games could not be loaded" />, {
  root: 'div',
  states: {
    plain: {
      element: <ErrorState title="The games could not be loaded" />,
      attributes: { role: 'alert', 'data-size': 'md' },
    },
  },
})
