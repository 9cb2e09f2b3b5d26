import { css } from 'styled-components'

/** Hides from sight only: assistive technology still reads it. */
export const hiddenStyle = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  min-block-size: 0;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
