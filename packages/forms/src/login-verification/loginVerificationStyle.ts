import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The reason for the extra step, above its fields. */
export const LoginReason = styled.p`
  color: ${tokens.color.textMuted};
`
