import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { darkPhone } from '../testing/storyGrid.tsx'
import { Stepper, type FlowStep } from './Stepper.tsx'

const steps: readonly FlowStep[] = [
  { id: 'amount', text: 'Amount', state: 'done' },
  { id: 'account', text: 'Account', state: 'current' },
  { id: 'confirm', text: 'Confirm', state: 'upcoming' },
  { id: 'paid', text: 'Paid out', state: 'upcoming' },
]

const meta = preview.meta({
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Withdrawal',
    steps,
    stateTexts: { done: 'done', current: 'current', failed: 'failed', upcoming: 'not started' },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Stepper {...args} />
      <Stepper
        {...args}
        label="Refused withdrawal"
        steps={steps.map((step) => (step.state === 'current' ? { ...step, state: 'failed' } : step))}
      />
      <Stepper {...args} label="Registration" steps={steps.slice(0, 3)} />
    </div>
  ),
})

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Amount (done)')
  },
})

export const DarkPhone = meta.story({ globals: darkPhone })
