import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { Amount } from './Amount.tsx'

const meta = preview.meta({
  title: 'Data/Amount',
  component: Amount,
  args: { text: '₱12,400.00' },
  render: (args) => (
    <Grid min="9rem">
      <Amount {...args} />
      <Amount text="+₱500.00" flow="in" />
      <Amount text="−₱1,200.00" flow="out" />
      <Amount text="+₱88,000.00" flow="win" />
      <Amount text="−₱7,654.00" flow="out" masked texts={{ masked: 'Amount hidden' }} />
      <Amount text={null} texts={{ unknown: 'Loading…' }} />
      <Amount {...args} size="lg" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <Amount {...args} /> })

export const States = meta.story()

States.test(
  'A hidden amount is nowhere in the page, and an unknown one is not a zero [S-058]',
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('7,654')
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument()
    await expect(canvas.getByText('Loading…')).toBeVisible()
  },
)
