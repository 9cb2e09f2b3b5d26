import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'

/** An arrow in reading direction, mirrored in right-to-left text. Renders an `<svg>`. */
export const ForwardArrow = styled(ArrowRight).attrs({ 'aria-hidden': true })`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
