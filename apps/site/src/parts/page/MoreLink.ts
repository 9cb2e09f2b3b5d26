import { tokens } from '@croupier/ui/theme'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Link from a row to all entries of its kind. Renders an `<a>`. */
export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${tokens.color.accentText};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
`
