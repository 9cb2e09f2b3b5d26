import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'

/** The arrow of a back button: points to the start of the line in every language. Renders an `<svg>`. */
export const BackArrow = styled(ArrowLeft).attrs({ 'aria-hidden': true })`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
