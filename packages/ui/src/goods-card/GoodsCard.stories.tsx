import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { darkPhone, Grid, picture } from '../testing/storyGrid.tsx'
import { GoodsCard } from './GoodsCard.tsx'

const redeem = (disabled: boolean) => (
  <Button size="sm" disabled={disabled}>
    Redeem
  </Button>
)

const meta = preview.meta({
  title: 'Kit/GoodsCard',
  component: GoodsCard,
  args: {
    title: 'Wireless headphones',
    image: picture('#6b4fb3', '#b34f7a'),
    price: '2,500 points',
    note: 'By post within 14 days',
    action: redeem(false),
  },
  render: (args) => (
    <Grid min="9rem">
      <GoodsCard {...args} />
      <GoodsCard {...args} title="Travel bag" state="short" reason="380 points short" action={redeem(true)} />
      <GoodsCard {...args} title="Mobile credit 100.00 PHP" state="sold-out" reason="Sold out" action={redeem(true)} />
      <GoodsCard {...args} title="Coffee voucher" state="limit" reason="Once a month" action={redeem(true)} />
    </Grid>
  ),
})

export const States = meta.story({ name: 'Says why goods cannot be had: points, stock, limit' })

export const DarkPhone = meta.story({ globals: darkPhone })
