import { t } from '@croupier/ui'
import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
`

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s2};
  color: ${t.color.onDeep};
  font-family: ${t.font.display};
  font-size: ${t.fontSize.lg};
  font-weight: ${t.fontWeight.bold};
  letter-spacing: -0.02em;
`

const Name = styled.span`
  @media (max-width: 24.99rem) {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (max-width: 29.99rem) {
    &:where([data-compact]) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/** The brand's mark and name: a chip seen from above. `compact` leaves the mark alone on phones. Renders a `<span>`. */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Root>
      <Mark viewBox="0 0 32 32" aria-hidden focusable="false">
        <circle
          cx="16"
          cy="16"
          r="12"
          fill="none"
          stroke={t.color.onDeepAccent}
          strokeWidth="4"
          strokeDasharray="9.1 3.466"
          transform="rotate(-12 16 16)"
        />
        <path d="M16 10.4l5.6 5.6-5.6 5.6-5.6-5.6z" fill={t.color.win} />
      </Mark>
      <Name data-compact={compact ? '' : undefined}>{name}</Name>
    </Root>
  )
}
