import { Callout } from '@croupier/ui/Callout'
import { styled } from 'styled-components'

/** A message across the page, under its header. Place it in an element with `role="status"`. Renders a `Callout`. */
export const Band = styled(Callout)`
  border-width: 0 0 1px;
  border-radius: 0;
`
