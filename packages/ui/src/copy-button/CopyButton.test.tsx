import { describeConformance } from '../testing/describeConformance.ts'
import { CopyButton } from './CopyButton.tsx'

const labels = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' }

describeConformance('CopyButton', <CopyButton text="R-42" labels={labels} />, {
  root: 'button',
  states: {
    ready: {
      element: <CopyButton text="R-42" labels={labels} />,
      attributes: { 'data-copy': 'ready', 'data-variant': 'soft', 'data-size': 'sm' },
    },
  },
})
