import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { darkPhone, Grid } from '../testing/storyGrid.tsx'
import { ContractCard } from './ContractCard.tsx'

const meta = preview.meta({
  title: 'Gaming/ContractCard',
  component: ContractCard,
  args: {
    title: 'Dividend with anna',
    rate: '12%',
    texts: { rate: 'Rate' },
    formerRate: 'so far 15%',
    period: 'twice a month',
    terms: [
      { label: 'Active members', value: 'at least 10' },
      { label: 'Valid bet of the period', value: '50,000.00 PHP' },
      { label: 'Profit and loss of the period', value: '−8,000.00 PHP' },
    ],
    state: 'offered' as const,
    stateText: 'Offered',
  },
  render: (args) => (
    <Grid min="20rem">
      <ContractCard
        {...args}
        consequences={{ title: 'Agreeing ends two contracts', items: ['ben, 14%', 'carla, 13%'] }}
        actions={
          <>
            <Button size="sm">Agree</Button>
            <Button size="sm" variant="outline" tone="neutral">
              Reject
            </Button>
          </>
        }
      />
      <ContractCard
        {...args}
        title="Daily salary"
        period="daily"
        formerRate={undefined}
        state="active"
        stateText="In force"
      />
      <ContractCard {...args} title="Hourly salary" period="daily" state="ending" stateText="End requested" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <ContractCard {...args} /> })

export const States = meta.story()

States.test('Says what agreeing would end before the answers', async ({ canvas }) => {
  const consequence = canvas.getByText('ben, 14%')
  const agree = canvas.getByRole('button', { name: 'Agree' })
  await expect(consequence.compareDocumentPosition(agree) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

export const DarkPhone = meta.story({
  globals: darkPhone,
})

DarkPhone.test('An amount keeps its order in right-to-left text: sign first, currency last', async ({ canvas }) => {
  const text = canvas.getAllByText('−8,000.00 PHP')[0]?.firstChild
  const left = (from: number) => {
    const range = document.createRange()
    range.setStart(text ?? document, from)
    range.setEnd(text ?? document, from + 1)
    return range.getBoundingClientRect().left
  }
  await expect(left(0)).toBeLessThan(left(1))
  await expect(left(1)).toBeLessThan(left('−8,000.00 PHP'.length - 1))
})
