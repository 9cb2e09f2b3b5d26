import { tokens } from '@croupier/ui'
import { styled } from 'styled-components'

/** The reason for the extra step, above its fields. */
export const LoginReason = styled.p`
  color: ${tokens.color.textMuted};
`
