import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx'
import { DepositMethodTile } from './DepositMethodTile.tsx'

const open = { name: 'GCash', band: '100.00 to 50,000.00 PHP', fee: 'No fee', time: 'about 5 minutes' }

const meta = preview.meta({
  title: 'Gaming/DepositMethodTile',
  component: DepositMethodTile,
  args: open,
  render: () => (
    <ChoiceCards
      legend="Way to pay"
      defaultValue="gcash"
      choices={[
        { value: 'gcash', label: <DepositMethodTile {...open} /> },
        {
          value: 'bank',
          label: <DepositMethodTile {...open} name="Bank transfer" kind="bank" fee="1.5%" time="up to 2 hours" />,
        },
        {
          value: 'counter',
          label: (
            <DepositMethodTile {...open} name="Over the counter" kind="counter" closedText="Open from 06:00 to 23:00" />
          ),
          disabled: true,
        },
      ]}
    />
  ),
})

export const Playground = meta.story({ render: (args) => <DepositMethodTile {...args} /> })

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /GCash.*100.00 to 50,000.00 PHP.*No fee.*5 minutes/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Over the counter.*Open from 06:00/ })).toBeDisabled()
  },
})
