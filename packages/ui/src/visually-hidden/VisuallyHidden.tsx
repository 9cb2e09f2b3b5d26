import { styled } from 'styled-components'

/** Renders a `<span>` that is heard but not seen: what sight gets from place, colour or shape, said in words. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
