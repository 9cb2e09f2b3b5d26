import { storyGoods } from '../../../../.storybook/storyArt.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { GoodsCard } from './GoodsCard.tsx'

const redeem = (disabled: boolean) => (
  <Button size="sm" disabled={disabled}>
    Redeem
  </Button>
)

const meta = preview.meta({
  title: 'Gaming/GoodsCard',
  component: GoodsCard,
  args: {
    title: 'Wireless headphones',
    image: storyGoods('headphones'),
    price: '2,500 points',
    note: 'By post within 14 days',
    action: redeem(false),
  },
  render: (args) => (
    <Grid min="9rem">
      <GoodsCard {...args} />
      <GoodsCard
        {...args}
        image={storyGoods('cap')}
        title="Travel bag"
        state="short"
        reason="380 points short"
        action={redeem(true)}
      />
      <GoodsCard
        {...args}
        image={storyGoods('poster')}
        title="Mobile credit 100.00 PHP"
        state="sold-out"
        reason="Sold out"
        action={redeem(true)}
      />
      <GoodsCard
        {...args}
        image={storyGoods('mug')}
        title="Coffee voucher"
        state="limit"
        reason="Once a month"
        action={redeem(true)}
      />
    </Grid>
  ),
})

export const Playground = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <GoodsCard {...args} />
    </div>
  ),
})

export const States = meta.story({ name: 'Says why goods cannot be had: points, stock, limit' })
