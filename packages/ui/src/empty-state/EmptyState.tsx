import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `EmptyState`; the rest goes to its `<div>`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A drawing or an icon; decoration. */
  art?: ReactNode
  /** What is not there: "No bets yet". */
  title: string
  /** Why, or how that changes. */
  text?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
  /** Small print after the way on. */
  children?: ReactNode
  /** The title's rank among the page's headings. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** `sm` for a list inside a card, `page` on the deep ground for what replaces a page or the site. Default `md`. */
  size?: 'sm' | 'md' | 'page' | undefined
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s2};
  padding: ${t.space.s7} ${t.space.s4};
  text-align: center;

  &:where([data-size='sm']) {
    padding: ${t.space.s5} ${t.space.s4};
  }
  &:where([data-size='page']) {
    --_muted: ${t.color.onDeepMuted};

    align-content: center;
    gap: ${t.space.s4};
    min-block-size: 100%;
    background: ${t.color.deep};
    color: ${t.color.onDeep};
  }
`

const Art = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: ${t.space.s2};
  color: ${t.color.textMuted};

  & > svg:where(.lucide) {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &:has(> svg.lucide) {
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: 50%;
    background: ${t.color.neutralSoft};
  }
  [data-size='page'] > &:has(> svg.lucide) {
    inline-size: 5rem;
    block-size: 5rem;
    border: 1px solid ${t.color.deepBorder};
    border-radius: ${t.radius.xl};
    background: ${t.color.deepRaised};
    color: ${t.color.onDeepAccent};
  }
  [data-size='page'] > & > svg.lucide {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`

const Title = styled.h2`
  font-family: ${t.font.display};
  font-size: ${t.fontSize.lg};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  text-wrap: balance;

  [data-size='page'] > & {
    font-size: ${t.fontSize.xxl};
  }
`

const Text = styled.div`
  max-inline-size: 44ch;
  color: var(--_muted, ${t.color.textMuted});
  font-size: ${t.fontSize.sm};
  text-wrap: pretty;

  [data-size='page'] > & {
    display: grid;
    gap: ${t.space.s2};
    max-inline-size: 34rem;
    font-size: ${t.fontSize.md};
  }
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t.space.s2};
  margin-block-start: ${t.space.s3};
`

/**
 * Renders a `<div>`: what stands where a list would be when it has nothing in it.
 *
 * Attributes out: `data-size`.
 */
export const EmptyState = ({
  art,
  title,
  text,
  action,
  children,
  headingLevel = 2,
  size = 'md',
  ...rest
}: EmptyStateProps) => (
  <Root {...rest} data-size={size}>
    {art !== undefined && <Art aria-hidden>{art}</Art>}
    <Title as={`h${headingLevel}`}>{title}</Title>
    {text !== undefined && <Text>{text}</Text>}
    {action !== undefined && <Action>{action}</Action>}
    {children}
  </Root>
)
