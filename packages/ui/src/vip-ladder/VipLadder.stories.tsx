import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import { VipLadder, type LadderRank } from './VipLadder.tsx'

const ranks = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Royal'].map((label, place): LadderRank => ({
  value: label,
  label,
  level: place + 1,
  vip: place > 3,
  state: place < 2 ? 'reached' : place === 2 ? 'own' : 'ahead',
  mark: place === 2 ? <Badge tone="accent">Yours</Badge> : undefined,
  facts: [
    { label: 'Stakes in total', value: place === 0 ? '₱0.00' : `₱${place * 50},000.00` },
    { label: 'Gift on reaching it', value: `₱${place * 100}.00`, strong: true },
    { label: 'Rebate', value: 'Slots: 0.6\u00A0%, Live casino: 0.4\u00A0%' },
  ],
}))

const meta = preview.meta({
  title: 'Gaming/VipLadder',
  component: VipLadder,
  args: { ranks },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('The member’s own rank is the current one', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Gold')
})
