import { BrandLogo, tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
`

const Root = styled(BrandLogo)`
  color: ${t.color.onDeep};
  letter-spacing: -0.02em;
`

const Name = styled.span`
  @media (max-width: 24.99rem) {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (max-width: 29.99rem), (48rem <= width < 64rem) {
    &:where([data-compact]) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/**
 * The brand's logo; for a brand without one a chip seen from above and the name, which `compact` leaves out on phones
 * and on tablets, where the bar holds all its controls.
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
