import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useText } from '../../parts/text/useText.ts'
import { useBranchSearch } from './branchSearch.ts'

const Name = styled.bdi`
  overflow-wrap: anywhere;
`

const Branch = styled(Link)`
  display: inline-block;
  min-inline-size: 1.5rem;
  min-block-size: 1.5rem;
  color: ${tokens.color.accentText};
  overflow-wrap: anywhere;
`

const Unnamed = styled.span`
  color: ${tokens.color.textMuted};
`

/**
 * The account of a row, linked to its branch if there is one; an account that the agent may know no more about is not
 * named (G-36).
 */
export const AccountCell = observer(function AccountCell({
  account,
  branch,
}: {
  account: string | null | undefined
  /** Id of the branch that can be opened here. */
  branch?: string | undefined
}) {
  const text = useText()
  const searchOf = useBranchSearch()
  if (account == null) return <Unnamed>{text('report.unavailable')}</Unnamed>
  return branch === undefined ? (
    <Name>{account}</Name>
  ) : (
    <Branch to={{ search: searchOf(branch) }} aria-label={text('report.open_branch', { account })}>
      <bdi>{account}</bdi>
    </Branch>
  )
})
