import { describeConformance } from '../testing/describeConformance.ts'
import { ProgressBar } from './ProgressBar.tsx'

describeConformance('ProgressBar', <ProgressBar label="Turnover" value={40} />, {
  root: 'progress',
  states: {
    part: {
      element: <ProgressBar label="Turnover" value={1200} max={5000} valueText="1,200.00 of 5,000.00" />,
      attributes: {
        'aria-label': 'Turnover',
        value: '1200',
        max: '5000',
        'aria-valuetext': '1,200.00 of 5,000.00',
        'data-tone': 'accent',
      },
    },
    over: {
      element: <ProgressBar label="Turnover" value={140} />,
      attributes: { value: '100' },
    },
    unknown: {
      element: <ProgressBar label="Turnover" value={null} />,
      attributes: { value: null, 'data-unknown': '' },
    },
    'of nothing': {
      element: <ProgressBar label="Turnover" value={0} max={0} />,
      attributes: { value: null, 'data-unknown': '' },
    },
  },
})
