import { describeConformance } from '../testing/describeConformance.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const choices = [{ value: 'bank', label: 'Bank transfer' }]

describeConformance('ChoiceCards', <ChoiceCards legend="Pay by" choices={choices} />, {
  root: 'fieldset',
  states: {
    failing: {
      element: <ChoiceCards legend="Pay by" choices={choices} error="Choose one." />,
      attributes: { 'data-invalid': '' },
    },
  },
})
