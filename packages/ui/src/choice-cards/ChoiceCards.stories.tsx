import { CreditCard, Landmark, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { focused } from '../field/testing/withField.tsx'
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx'

const choices = [
  { value: 'gcash', label: 'GCash', description: '100.00 to 50,000.00', icon: <Smartphone /> },
  { value: 'bank', label: 'Bank transfer', description: '500.00 to 500,000.00', icon: <Landmark /> },
  { value: 'card', label: 'Card', description: 'Under maintenance until 18:00', icon: <CreditCard />, disabled: true },
]

const Stage = (props: ChoiceCardsProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <ChoiceCards
      {...props}
      {...(value === undefined ? {} : { value })}
      onChange={(event) => {
        setValue(event.target.value)
        props.onChange?.(event)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Inputs/ChoiceCards',
  parameters: { keys: [['Arrows', 'choose the next or previous option, wrapping around at the ends']] },
  component: Stage,
  subcomponents: { ChoiceCards },
  args: { legend: 'How do you want to pay?', choices, value: 'gcash', onChange: fn() },
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

export const Failing = meta.story({
  name: 'Error',
  args: { value: null, error: 'Choose how you want to pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how you want to pay.')
  },
})

export const None = meta.story({ args: { value: null } })

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
