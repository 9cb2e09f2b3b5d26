import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `EmptyState`; the rest goes to its `<div>`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * A drawing or an icon; a Lucide icon gets a drawn scene around it. Decorative.
   */
  art?: ReactNode
  /** What is missing: "No bets yet". */
  title: string
  /** Why it is empty, or what fills it. */
  text?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
  /** Small print after the action. */
  children?: ReactNode
  /** Heading level of the title. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** `sm` for a list inside a card; `page` replaces a whole page, on the deep background. Default `md`. */
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
    position: relative;
    inline-size: 9rem;
    block-size: 6rem;
  }
  [data-size='sm'] > &:has(> svg.lucide) {
    inline-size: 6.75rem;
    block-size: 4.5rem;
  }
  & > svg.lucide {
    position: relative;
    color: ${tokens.color.accentText};
  }
  & > [data-scene] {
    display: none;
  }
  &:has(> svg.lucide) > [data-scene] {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
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

const Drawing = styled.svg`
  --_ground: ${tokens.color.surfaceSunken};
  --_card: ${tokens.color.surface};
  --_edge: ${tokens.color.border};
  --_chip: ${tokens.color.accent};
  --_coin: ${tokens.color.win};
`

/** A card, a chip and a coin, with space for the icon on the card. */
const Scene = () => (
  <Drawing data-scene="" viewBox="0 0 144 96" fill="none">
    <ellipse cx="72" cy="82" rx="66" ry="11" fill="var(--_ground)" />
    <rect
      x="36"
      y="14"
      width="52"
      height="66"
      rx="9"
      fill="var(--_ground)"
      stroke="var(--_edge)"
      transform="rotate(-10 62 47)"
    />
    <rect x="46" y="15" width="52" height="66" rx="9" fill="var(--_card)" stroke="var(--_edge)" />
    <circle cx="108" cy="70" r="14" fill="var(--_chip)" />
    <circle cx="108" cy="70" r="10.5" stroke="var(--_card)" strokeWidth="3" strokeDasharray="5.5 5.5" />
    <circle cx="30" cy="76" r="8" fill="var(--_coin)" />
    <circle cx="30" cy="76" r="5" stroke="var(--_card)" strokeOpacity=".7" strokeWidth="1.5" />
    <path d="M112 20v8M108 24h8M24 34v6M21 37h6" stroke="var(--_coin)" strokeWidth="2" strokeLinecap="round" />
  </Drawing>
)

const Title = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.semibold};
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
 * Shown instead of an empty list. Renders a `<div>`.
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
    {art !== undefined && (
      <Art aria-hidden>
        {size === 'page' ? null : <Scene />}
        {wholeText(art)}
      </Art>
    )}
    <Title as={`h${headingLevel}`}>{title}</Title>
    {text !== undefined && <Text>{text}</Text>}
    {action !== undefined && <Action>{action}</Action>}
    {children}
  </Root>
)
