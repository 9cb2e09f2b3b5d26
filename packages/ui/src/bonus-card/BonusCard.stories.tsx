import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { BonusCard } from './BonusCard.tsx'

const meta = preview.meta({
  title: 'Gaming/BonusCard',
  component: BonusCard,
  args: {
    title: 'Friday reload',
    kind: 'Deposit bonus',
    status: <Badge tone="info">Under way</Badge>,
    amount: '₱500.00',
    open: true,
    progress: {
      label: 'Staked toward the terms',
      value: 600n,
      max: 1500n,
      valueText: '₱600.00 of ₱1,500.00',
      hint: '₱900.00 to go, until 4 December',
    },
    terms: [
      { label: 'Bonus money now', value: '₱500.00', strong: true },
      { label: 'To be staked', value: '₱1,500.00 (3 times the bonus)' },
      { label: 'Games that count', value: 'Slots: 100% · Live casino: 50%' },
    ],
    actions: (
      <Button size="sm" variant="outline" tone="danger">
        End bonus
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('The wagering is said in money', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '₱600.00 of ₱1,500.00')
})

export const Ended = meta.story({
  args: { open: false, progress: undefined, actions: undefined, status: <Badge tone="neutral">Ended</Badge> },
})
