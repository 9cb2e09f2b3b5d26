import { BrandLogo } from '@croupier/ui/BrandLogo'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: min(2rem, 100%);
  block-size: 2rem;
  flex: none;
`

const Root = styled(BrandLogo)`
  /* A wide image shrinks before it pushes the money buttons out of the bar. */
  flex: 0 1 auto;
  min-inline-size: 0;
  /* A name that does not fit next to the logo wraps to a hidden line: what fits depends on the language around it. */
  flex-wrap: wrap;
  align-content: flex-start;
  overflow: hidden;
  color: ${tokens.color.onDeep};
  letter-spacing: ${tokens.tracking.tight};
`

const Name = styled.span`
  line-height: 2rem;

  @media (48rem <= width < 64rem) {
    &:where([data-compact]) {
      ${hiddenStyle}
    }
  }
`

/**
 * The brand's logo. A brand without one gets a chip seen from above and the name, or the chip alone if the name does
 * not fit; `compact` leaves the name out on tablets, where the bar is full of controls. Renders a `<span role="img">`.
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
