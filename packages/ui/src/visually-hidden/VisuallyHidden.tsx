import { styled } from 'styled-components'
import { hiddenStyle } from './hiddenStyle.ts'

/** Renders a `<span>` for screen readers only: puts into words what position, colour or shape show. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`
