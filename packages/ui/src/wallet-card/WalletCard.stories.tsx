import preview from '../../../../.storybook/preview.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { WalletCard } from './WalletCard.tsx'

const meta = preview.meta({
  title: 'Gaming/WalletCard',
  component: WalletCard,
  args: { name: 'Golden Reef', amount: '320.00 PHP' },
})

export const Playground = meta.story()

export const States = meta.story({
  render: (args) => (
    <Grid>
      <WalletCard {...args} name="Main wallet" amount="12,345,678.90 PHP" main />
      <WalletCard {...args} />
      <WalletCard {...args} name="Isang napakahabang pangalan ng tagapagbigay ng laro" amount="9,876,543,210.00 VND" />
    </Grid>
  ),
})
