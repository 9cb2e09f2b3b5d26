import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'

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
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s7} ${tokens.space.s4};
  text-align: center;

  &:where([data-size='sm']) {
    padding: ${tokens.space.s5} ${tokens.space.s4};
  }
  &:where([data-size='page']) {
    --_muted: ${tokens.color.onDeepMuted};

    align-content: center;
    gap: ${tokens.space.s4};
    min-block-size: 100%;
    background: ${shape('pattern', 'none')} 0 0 / ${shape('patternSize', 'auto')} ${tokens.color.deep};
    color: ${tokens.color.onDeep};
  }
`

const Art = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: ${tokens.space.s2};
  color: ${tokens.color.textMuted};

  & > svg:where(.lucide) {
    inline-size: ${tokens.icon.lg};
    block-size: ${tokens.icon.lg};
  }
  &:has(> svg.lucide) {
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: 50%;
    background: ${tokens.color.neutralSoft};
  }
  [data-size='page'] > &:has(> svg.lucide) {
    inline-size: 5rem;
    block-size: 5rem;
    border: 1px solid ${tokens.color.deepBorder};
    border-radius: ${tokens.radius.xl};
    background: ${tokens.color.deepRaised};
    color: ${tokens.color.onDeepAccent};
  }
  [data-size='page'] > & > svg.lucide {
    inline-size: ${tokens.icon.xl};
    block-size: ${tokens.icon.xl};
  }
`

const Title = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
  text-wrap: balance;

  [data-size='page'] > & {
    font-size: ${tokens.fontSize.xxl};
  }
`

const Text = styled.div`
  max-inline-size: 44ch;
  color: var(--_muted, ${tokens.color.textMuted});
  font-size: ${tokens.fontSize.sm};
  text-wrap: pretty;

  [data-size='page'] > & {
    display: grid;
    gap: ${tokens.space.s2};
    max-inline-size: 34rem;
    font-size: ${tokens.fontSize.md};
  }
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s2};
  margin-block-start: ${tokens.space.s3};
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
