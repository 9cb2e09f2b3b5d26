import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { BetSlip, type BetLine } from './BetSlip.tsx'

const bets: readonly BetLine[] = [
  {
    value: 'match',
    label: 'Cebu Chargers',
    detail: 'Visayas Cup · winner',
    odds: '2.10',
    stake: 'Stake ₱50.00',
    removeText: 'Remove Cebu Chargers',
  },
  {
    value: 'lotto',
    label: '3 · 7 · 11',
    detail: '5 of 11 · draw 0412',
    odds: '× 15.67',
    stake: 'Stake ₱10.00',
    removeText: 'Remove 3, 7, 11',
  },
]

const meta = preview.meta({
  title: 'Gaming/BetSlip',
  component: BetSlip,
  args: {
    title: 'Bet slip',
    bets,
    onRemove: fn(),
    empty: 'No bets yet. Pick numbers or a price to begin.',
    totals: [
      { label: 'Total stake', value: '₱60.00', strong: true },
      { label: 'Possible payout', value: '₱261.70' },
    ],
    action: <Button fullWidth>Place 2 bets</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('Each bet can be taken off by name', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove 3, 7, 11' }))
  await expect(args.onRemove).toHaveBeenCalledWith('lotto')
})

export const Empty = meta.story({ args: { bets: [] } })

export const Failing = meta.story({
  name: 'Error',
  args: {
    bets: bets.map((bet) => (bet.value === 'lotto' ? { ...bet, error: 'Betting on this draw has closed.' } : bet)),
  },
})

export const DarkPhone = meta.story({ globals: darkPhone })
