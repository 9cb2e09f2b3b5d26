import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** How the data is used, above the agreement. */
export const DataUse = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`
