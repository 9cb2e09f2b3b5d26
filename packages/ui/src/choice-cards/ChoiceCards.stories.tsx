import { CreditCard, Landmark, Smartphone } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { focused } from '../field/testing/withField.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { DepositMethods } from './examples/DepositMethods.tsx'
import code from './examples/DepositMethods.tsx?raw'

const choices = [
  { value: 'gcash', label: 'GCash', description: '100.00 to 50,000.00', icon: <Smartphone /> },
  { value: 'bank', label: 'Bank transfer', description: '500.00 to 500,000.00', icon: <Landmark /> },
  { value: 'card', label: 'Card', description: 'Under maintenance until 18:00', icon: <CreditCard />, disabled: true },
]

const meta = preview.meta({
  title: 'Inputs/ChoiceCards',
  parameters: { keys: [['Arrows', 'choose the next or previous option, wrapping around at the ends']] },
  component: ChoiceCards,
  args: { legend: 'How do you want to pay?', choices, defaultValue: 'gcash', onChange: fn() },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How do you want to pay?' })
    await expect(group).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /GCash/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Card/ })).toBeDisabled()
  },
})

export const Deposit = meta.story(example(DepositMethods, code))

Deposit.test('Shows the limits of the chosen method', async ({ canvas }) => {
  const amount = canvas.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveAccessibleDescription('₱100.00 to ₱50,000.00')
  await userEvent.click(canvas.getByText('Bank transfer'))
  await expect(amount).toHaveAccessibleDescription('₱500.00 to ₱500,000.00')
})

export const Failing = meta.story({
  name: 'Error',
  args: { defaultValue: undefined, error: 'Choose how you want to pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how you want to pay.')
  },
})

export const None = meta.story({ args: { defaultValue: undefined } })

export const Focused = meta.story(focused)

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    choices: [
      {
        value: 'a',
        label: 'Paglilipat sa pamamagitan ng bangko ng iyong napiling rehiyon',
        description: 'Mula 500.00 hanggang 500,000.00 bawat araw, kasama ang mga pista opisyal',
      },
      ...choices,
    ],
  },
})
