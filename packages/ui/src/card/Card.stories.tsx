import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Card } from './Card.tsx'
import { PromotionCards } from './examples/PromotionCards.tsx'
import code from './examples/PromotionCards.tsx?raw'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${tokens.space.s4};
`

const Muted = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s2};
`

const body = (
  <Lines>
    <h3>Weekly rebate</h3>
    <Muted>0.8% of your valid stakes, credited every Monday.</Muted>
  </Lines>
)

const meta = preview.meta({ title: 'Data/Card', subcomponents: { Card }, component: Card, args: { children: body } })

export const Playground = meta.story({})

export const Variants = meta.story({
  render: () => (
    <Grid>
      <Card>{body}</Card>
      <Card variant="raised">{body}</Card>
      <Card variant="sunken">{body}</Card>
    </Grid>
  ),
})

export const Interactive = meta.story({
  ...example(PromotionCards, code),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Weekly rebate' })
    const card = link.closest('[data-interactive]')?.getBoundingClientRect()
    if (!card) throw new Error('the link is in no card')
    await expect(document.elementFromPoint(card.right - 12, card.bottom - 12)).toBe(link)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Welcome bonus' })).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: { children: 'Kinabukasan-napakahabang-salita-na-walang-patlang-kundi-gitling '.repeat(4) },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
})
