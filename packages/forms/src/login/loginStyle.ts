import { TabPanel, tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The fields of one way to log in. */
export const LoginPanel = styled(TabPanel)`
  display: grid;
  gap: ${t.space.s4};
`

/** Remembering on one side, the way back to a lost password on the other; one below the other where there is no room. */
export const LoginHelp = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s2} ${t.space.s4};
`
