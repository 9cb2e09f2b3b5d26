import preview from '../../../../.storybook/preview.tsx'
import { storyBanner } from '../../../../.storybook/storyArt.ts'
import { Grid } from '../testing/storyGrid.tsx'
import { PromotionCard } from './PromotionCard.tsx'

const meta = preview.meta({
  title: 'Gaming/PromotionCard',
  component: PromotionCard,
  args: {
    title: 'Friday reload',
    text: '20% on the first deposit of the day, up to 1,000.00 PHP.',
    image: storyBanner(0),
    badges: [
      { value: 'limited', label: 'Limited' },
      { value: 'vip', label: 'VIP' },
    ],
    period: 'Every Friday until 31 December',
    href: '#friday',
  },
  render: (args) => (
    <Grid>
      <PromotionCard {...args} />
      <PromotionCard {...args} title="Welcome bonus" badges={[]} state="applied" stateText="Applied" />
      <PromotionCard {...args} title="Weekly rebate" state="granted" stateText="Granted" text={undefined} />
      <PromotionCard
        {...args}
        title="Malaking gantimpala para sa mga bagong manlalaro ngayong buwan ng Nobyembre"
        state="refused"
        stateText="Refused"
        image={undefined}
      />
      <PromotionCard {...args} title="October raffle" state="ended" stateText="Ended" period="1 to 31 October" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <PromotionCard {...args} /> })

export const States = meta.story({})
