import { expect, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { FiguresProvider } from '../figures/FiguresProvider.tsx'
import { Stepper, type FlowStep } from './Stepper.tsx'
import { WithdrawalSteps } from './examples/WithdrawalSteps.tsx'
import code from './examples/WithdrawalSteps.tsx?raw'

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

export const Withdrawal = meta.story(example(WithdrawalSteps, code))

Withdrawal.test('Marks the current step, and none when all are done', async ({ canvas }) => {
  const next = canvas.getByRole('button', { name: 'Next' })
  const current = () => canvas.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'))
  await userEvent.click(next)
  await expect(current().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Account')])
  for (let press = 0; press < 3; press += 1) await userEvent.click(next)
  await expect(current()).toEqual([])
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
  await expect(current()).toHaveLength(1)
})

export const BengaliFigures = meta.story({
  render: (args) => (
    <FiguresProvider figures={(text) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit)}>
      <Stepper {...args} />
    </FiguresProvider>
  ),
})

BengaliFigures.test('Counts in the digits that the page asks for [S-261]', async ({ canvas }) => {
  await expect(canvas.getByText('২')).toBeVisible()
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
  await expect(canvas.getByText('Account').closest('[data-words]')?.getBoundingClientRect().width).toBeGreaterThan(40)
  await expect(canvas.getByText('Confirm').closest('[data-words]')?.getBoundingClientRect().width).toBeLessThan(2)
  await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Confirm (not started)')
})
