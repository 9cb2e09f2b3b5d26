import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Shape = styled(Card)`
  display: grid;
  gap: ${tokens.space.s2};
  align-content: space-between;
  block-size: 100%;
`

const Name = styled.h3`
  font-size: ${tokens.fontSize.md};
`

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
`

/** A fact on a `ShelfCard`, quieter than its name. Renders a `<p>`. */
export const ShelfCardFact = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/** A card in a `Shelf`, as high as the others: a name as its heading, facts, and at the foot what it leads to. */
export const ShelfCard = ({
  name,
  action,
  children,
}: {
  name: string
  /** A button or link. */
  action: ReactNode
  /** The facts. */
  children: ReactNode
}) => (
  <Shape>
    <Facts>
      <Name>{name}</Name>
      {children}
    </Facts>
    {action}
  </Shape>
)
