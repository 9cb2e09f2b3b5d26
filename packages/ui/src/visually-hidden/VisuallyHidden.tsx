import { styled } from 'styled-components'
import { hiddenStyle } from './hiddenStyle.ts'

/** Renders a `<span>` that is heard but not seen: what sight gets from place, colour or shape, said in words. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`
