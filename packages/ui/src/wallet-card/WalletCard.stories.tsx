import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { WalletCard } from './WalletCard.tsx'

const transfer = (
  <>
    <Button size="sm" variant="soft">
      Transfer in
    </Button>
    <Button size="sm" variant="outline" tone="neutral">
      Transfer out
    </Button>
  </>
)

const meta = preview.meta({
  title: 'Gaming/WalletCard',
  component: WalletCard,
  args: { name: 'Golden Reef', amount: '320.00 PHP', actions: transfer },
  render: (args) => (
    <Grid>
      <WalletCard
        {...args}
        name="Main wallet"
        amount="12,345,678.90 PHP"
        main
        note="Can be withdrawn: 12,000.00 PHP"
        actions={<Button size="sm">Take all back</Button>}
      />
      <WalletCard {...args} />
      <WalletCard {...args} name="Lotus" state="loading" stateText="Loading…" />
      <WalletCard {...args} name="Tide" state="unavailable" stateText="Not available now" />
      <WalletCard {...args} name="Bamboo" masked texts={{ masked: 'Balance hidden' }} />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <WalletCard {...args} /> })

export const States = meta.story()

States.test('Never shows an unknown amount as 0.00, nor a hidden one at all', async ({ canvas }) => {
  const card = (name: string) => canvas.getByRole('heading', { name }).closest('article')
  await expect(card('Tide')).toHaveTextContent('Not available now')
  for (const name of ['Lotus', 'Tide', 'Bamboo']) await expect(card(name)).not.toHaveTextContent(/\d/)
  await expect(card('Bamboo')).toHaveTextContent('Balance hidden')
})
