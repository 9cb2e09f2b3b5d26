import { describeConformance } from '../testing/describeConformance.ts'
import { Card } from './Card.tsx'

describeConformance('Card', <Card>Welcome</Card>, {
  root: 'div',
  states: {
    plain: {
      element: <Card>Welcome</Card>,
      attributes: { 'data-padding': 'md', 'data-variant': 'outline', 'data-interactive': null },
    },
    raised: {
      element: (
        <Card padding="lg" variant="raised" interactive>
          Welcome
        </Card>
      ),
      attributes: { 'data-padding': 'lg', 'data-variant': 'raised', 'data-interactive': '' },
    },
  },
})
