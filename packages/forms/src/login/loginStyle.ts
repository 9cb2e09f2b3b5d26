import { TabPanel } from '@croupier/ui/TabPanel'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The fields of one way to log in. */
export const LoginPanel = styled(TabPanel)`
  display: grid;
  gap: ${tokens.space.s4};
`

/** "Remember me" on one side, "Forgot password" on the other; stacked if there is no room. */
export const LoginHelp = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2} ${tokens.space.s4};
`
