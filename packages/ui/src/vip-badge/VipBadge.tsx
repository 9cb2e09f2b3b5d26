import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `VipBadge`; the rest goes to its `<span>`. */
export interface VipBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The rank's number, drawn on the emblem. */
  level: number
  /** The rank's name next to the emblem: "Gold". If omitted only the emblem is shown. */
  name?: string | undefined
  /** Text alternative of the emblem: "VIP rank 5, Gold". */
  label: string
  /** The rank counts as VIP: ranks above 4. Their emblem is filled. */
  vip?: boolean | undefined
  /** Emblem of 24, 32 or 56 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
}

const Root = styled.span`
  --_emblem: 2rem;
  --_fill: ${tokens.color.neutralSoft};
  --_line: ${tokens.color.borderStrong};
  --_figure: ${tokens.color.text};

  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  max-inline-size: 100%;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  vertical-align: middle;

  &:where([data-size='sm']) {
    --_emblem: 1.5rem;
    gap: ${tokens.space.s1};
    font-size: ${tokens.fontSize.xs};
  }
  &:where([data-size='lg']) {
    --_emblem: 3.5rem;
    gap: ${tokens.space.s3};
    font-size: ${tokens.fontSize.lg};
  }
  &:where([data-vip]) {
    --_fill: ${tokens.color.accent};
    --_line: ${tokens.color.accentText};
    --_figure: ${tokens.color.onAccent};
  }
`

const Emblem = styled.svg`
  flex: none;
  inline-size: var(--_emblem);
  block-size: var(--_emblem);

  & path {
    fill: var(--_fill);
    stroke: var(--_line);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & path:last-of-type {
    fill: none;
    stroke: var(--_figure);
    opacity: 0.45;
  }
  & text {
    fill: var(--_figure);
    font-family: ${tokens.font.display};
    font-size: 14px;
    font-weight: ${tokens.fontWeight.bold};
    text-anchor: middle;
  }
  @media (forced-colors: active) {
    & path {
      fill: Canvas;
      stroke: CanvasText;
    }
    & text {
      fill: CanvasText;
    }
  }
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/**
 * Renders a `<span>`: a member's rank as a gem with the rank's number, and the rank's name.
 *
 * Attributes out: `data-size`, `data-level`, `data-vip`.
 */
export const VipBadge = ({ level, name, label, vip = false, size = 'md', ...rest }: VipBadgeProps) => {
  const figures = useFigures()
  return (
    <Root {...rest} data-size={size} data-level={level} data-vip={vip ? '' : undefined}>
      <Emblem viewBox="0 0 32 32" aria-hidden>
        <path d="M9 2.5h14l7 9.5-14 17.5L2 12z" />
        {/* Facets around the figure, not through it. */}
        <path d="M2.5 12h5M24.5 12h5M9 3l2 4M23 3l-2 4M7.5 12 16 29l8.5-17" />
        <text x="16" y="17">
          {figures(String(level))}
        </text>
      </Emblem>
      <VisuallyHidden>{label}</VisuallyHidden>
      {name !== undefined && <Name aria-hidden>{name}</Name>}
    </Root>
  )
}
