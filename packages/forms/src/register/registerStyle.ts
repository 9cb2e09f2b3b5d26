import { tokens } from '@croupier/ui'
import { styled } from 'styled-components'

/** The way back for those who have an account, below the main action. */
export const LoginInstead = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  text-align: center;
`

/** What becomes of the details given, above the agreement [G-02]. */
export const DataUse = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`
