import { Construction } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/Card.tsx'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx'
import { t } from '../theme/theme.ts'

/** Props of `MaintenanceState`; the rest goes to its `<div>`. */
export interface MaintenanceStateProps extends Omit<EmptyStateProps, 'children'> {
  /** What is known: since when, until when (a `Countdown`), what still works, the visitor's address for support. */
  facts?: readonly Description[] | undefined
  /** What must stay in reach while all else is closed: customer service, withdrawal, help with gambling [G-59]. */
  children?: ReactNode
}

const Facts = styled(Card)`
  inline-size: min(100%, 24rem);
  margin-block-start: ${t.space.s4};
  text-align: start;
`

/**
 * Renders a `<div>`: what stands in place of the site, or of one game, while it is closed for work or to this visitor.
 *
 * Attributes out: `data-size`.
 */
export const MaintenanceState = ({ art, facts = [], children, ...rest }: MaintenanceStateProps) => (
  <EmptyState {...rest} art={art ?? <Construction aria-hidden />}>
    {facts.length > 0 && (
      <Facts>
        <DescriptionList items={facts} />
      </Facts>
    )}
    {children}
  </EmptyState>
)
