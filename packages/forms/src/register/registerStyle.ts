import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The way back for those who have an account, below the main action. */
export const LoginInstead = styled.p`
  margin: 0;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  text-align: center;
`
