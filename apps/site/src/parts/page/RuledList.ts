import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Rows in a frame, with a line between them. Renders a `<ul>`. */
export const RuledList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`
