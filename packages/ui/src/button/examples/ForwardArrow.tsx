import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'

/** An arrow toward where the line goes on in every language. Renders an `<svg>`. */
export const ForwardArrow = styled(ArrowRight).attrs({ 'aria-hidden': true })`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
