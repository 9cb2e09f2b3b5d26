import { describeConformance } from '../testing/describeConformance.ts'
import { Tree, type TreeLabels } from './Tree.tsx'

const labels: TreeLabels = { loading: 'Loading', failed: 'Try again', none: 'Nobody yet', search: 'Find' }

describeConformance(
  'Tree',
  <Tree label="Downlines" labels={labels} load={async () => []}>
    {({ name }) => name}
  </Tree>,
  { root: 'div' },
)
