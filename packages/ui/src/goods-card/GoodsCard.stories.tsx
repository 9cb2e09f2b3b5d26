import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { GoodsCard } from './GoodsCard.tsx'

/** A drawn item on a round background. */
const goods = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="${ground}"/><path d="${shape}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`
const headphones = goods('#6b4fb3', 'M26 58v-8a22 22 0 0 1 44 0v8M26 52h8v16h-8zM62 52h8v16h-8z')
const bag = goods('#2f7d6b', 'M28 40h40v28H28zM40 40v-6a8 8 0 0 1 16 0v6M28 52h40')
const phone = goods('#b3574f', 'M36 24h24v48H36zM45 64h6')
const cup = goods(
  '#8a6a2a',
  'M30 40h30v18a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10zM60 44h4a6 6 0 0 1 0 14h-4M40 26v6M50 26v6',
)

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
    image: headphones,
    price: '2,500 points',
    note: 'By post within 14 days',
    action: redeem(false),
  },
  render: (args) => (
    <Grid min="9rem">
      <GoodsCard {...args} />
      <GoodsCard
        {...args}
        image={bag}
        title="Travel bag"
        state="short"
        reason="380 points short"
        action={redeem(true)}
      />
      <GoodsCard
        {...args}
        image={phone}
        title="Mobile credit 100.00 PHP"
        state="sold-out"
        reason="Sold out"
        action={redeem(true)}
      />
      <GoodsCard
        {...args}
        image={cup}
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
