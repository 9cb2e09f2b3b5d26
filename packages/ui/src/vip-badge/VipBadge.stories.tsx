import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { VipBadge } from './VipBadge.tsx'

const meta = preview.meta({
  title: 'Gaming/VipBadge',
  component: VipBadge,
  args: { level: 2, label: 'Rank 2, Silver', name: 'Silver' },
  render: (args) => (
    <Grid min="9rem">
      <VipBadge {...args} size="sm" />
      <VipBadge {...args} />
      <VipBadge level={5} vip name="Diamond" label="VIP rank 5, Diamond" />
      <VipBadge level={12} vip label="VIP rank 12" />
      <VipBadge level={6} vip name="Crown" label="VIP rank 6, Crown" size="lg" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <VipBadge {...args} /> })

export const States = meta.story({
  name: 'Says rank and name in words',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP rank 5, Diamond')).toBeInTheDocument()
  },
})
