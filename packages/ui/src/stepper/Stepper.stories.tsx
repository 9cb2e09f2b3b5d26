import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { Stepper, type FlowStep } from './Stepper.tsx'

const steps: readonly FlowStep[] = [
  { value: 'amount', label: 'Amount', state: 'done' },
  { value: 'account', label: 'Account', state: 'current' },
  { value: 'confirm', label: 'Confirm', state: 'upcoming' },
  { value: 'paid', label: 'Paid out', state: 'upcoming' },
]

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Withdrawal',
    steps,
    texts: { done: 'done', current: 'current', failed: 'failed', upcoming: 'not started' },
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

export const Playground = meta.story({ render: (args) => <Stepper {...args} /> })

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Amount (done)')
  },
})

const alone = (args: Parameters<typeof Stepper>[0]) => <Stepper {...args} />

export const AllDone = meta.story({
  args: { steps: steps.map((step) => ({ ...step, state: 'done' as const })) },
  render: alone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Withdrawal' })).toBeVisible()
    for (const step of canvas.getAllByRole('listitem')) await expect(step).not.toHaveAttribute('aria-current')
  },
})

export const LongText = meta.story({
  args: {
    steps: [
      { value: 'amount', label: 'Halaga at paraan ng pagbabayad', state: 'done' },
      { value: 'account', label: 'Pagpapatunay_ng_pagkakakilanlan at mga karagdagang dokumento', state: 'failed' },
      { value: 'paid', label: 'Bayad na', state: 'upcoming' },
    ],
  },
  render: alone,
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: alone,
})

Phone.test('On a phone, four steps or more show only the label of the current one', async ({ canvas }) => {
  await expect(canvas.getByText('Account').getBoundingClientRect().width).toBeGreaterThan(40)
  await expect(canvas.getByText('Confirm').getBoundingClientRect().width).toBeLessThan(2)
  await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Confirm (not started)')
})
