import { describeConformance } from '../testing/describeConformance.ts'
import { Skeleton } from './Skeleton.tsx'

describeConformance('Skeleton', <Skeleton />, {
  root: 'div',
  states: {
    plain: { element: <Skeleton />, attributes: { 'data-shape': 'block', 'aria-hidden': 'true' } },
    circle: { element: <Skeleton shape="circle" />, attributes: { 'data-shape': 'circle' } },
  },
})
