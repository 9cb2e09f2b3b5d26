import { describeConformance } from '../testing/describeConformance.ts'
import { Callout } from './Callout.tsx'

describeConformance('Callout', <Callout title="You are offline">Amounts may be old.</Callout>, {
  root: 'div',
  states: {
    plain: { element: <Callout>Hello</Callout>, attributes: { role: 'status', 'data-tone': 'info' } },
    danger: { element: <Callout tone="danger">Wrong</Callout>, attributes: { role: 'alert', 'data-tone': 'danger' } },
  },
})
