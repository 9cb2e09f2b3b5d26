import { tokens } from '@croupier/ui/theme'
import { HeartHandshake } from 'lucide-react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.accentText};

  & > svg {
    inline-size: ${tokens.icon.lg};
    block-size: ${tokens.icon.lg};
  }
`

/**
 * Picture for people on a break: the kit draws cards, chips and coins around a bare icon, and nothing here may suggest
 * play (G-31). Renders a `<span>`.
 */
export const CalmArt = () => (
  <Root data-calm="">
    <HeartHandshake aria-hidden />
  </Root>
)
