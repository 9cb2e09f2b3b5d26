import { describeConformance } from '../testing/describeConformance.ts'
import { ProgressBar } from './ProgressBar.tsx'

describeConformance('ProgressBar', <ProgressBar label="Turnover" value={40} />, {
  root: 'div',
  states: {
    part: {
      element: <ProgressBar label="Turnover" value={1200} max={5000} valueText="1,200.00 of 5,000.00" />,
      attributes: {
        role: 'progressbar',
        'aria-label': 'Turnover',
        'aria-valuenow': '1200',
        'aria-valuemax': '5000',
        'aria-valuetext': '1,200.00 of 5,000.00',
        'data-tone': 'accent',
        style: '--share:24%',
      },
    },
    over: {
      element: <ProgressBar label="Turnover" value={140} />,
      attributes: { 'aria-valuenow': '100', style: '--share:100%' },
    },
    unknown: {
      element: <ProgressBar label="Turnover" value={null} />,
      attributes: { 'aria-valuenow': null, 'data-unknown': '' },
    },
    'of nothing': {
      element: <ProgressBar label="Turnover" value={0} max={0} />,
      attributes: { 'aria-valuenow': null, 'data-unknown': '' },
    },
  },
})
