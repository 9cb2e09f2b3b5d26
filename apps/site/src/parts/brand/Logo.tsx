import { below, BrandLogo, hiddenStyle, tokens } from '@croupier/ui'
import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;

  /* A phone has room for the name or the mark. */
  @media (22.5rem <= width < 25rem) {
    display: none;
  }
`

const Root = styled(BrandLogo)`
  /* A wide image gets smaller before it pushes the money buttons out of the bar. */
  flex: 0 1 auto;
  min-inline-size: 0;
  color: ${tokens.color.onDeep};
  letter-spacing: ${tokens.tracking.tight};
`

const Name = styled.span`
  @media ${below.xs} {
    ${hiddenStyle}
  }
  @media (48rem <= width < 64rem) {
    &:where([data-compact]) {
      ${hiddenStyle}
    }
  }
`

/**
 * The brand's logo; for a brand without one a chip seen from above and the name. A narrow phone shows the
 * name alone, the narrowest the chip; `compact` leaves the name out on tablets, where the bar holds all its controls.
 * Renders a `<span role="img">`.
 */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Root name={name} ground="deep">
      <Mark viewBox="0 0 32 32" aria-hidden focusable="false">
        <circle
          cx="16"
          cy="16"
          r="12"
          fill="none"
          stroke={tokens.color.onDeepAccent}
          strokeWidth="4"
          strokeDasharray="9.1 3.466"
          transform="rotate(-12 16 16)"
        />
        <path d="M16 10.4l5.6 5.6-5.6 5.6-5.6-5.6z" fill={tokens.color.win} />
      </Mark>
      <Name data-compact={compact ? '' : undefined}>{name}</Name>
    </Root>
  )
}
