import { teamFields, teamStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useStore } from '../../base/RootContext.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { MemberFilter } from '../reports/MemberFilter.tsx'
import { DownlineDrawer } from './DownlineDrawer.tsx'
import { TeamBalanceCard } from './TeamBalanceCard.tsx'
import { TeamTable } from './TeamTable.tsx'
import { TeamTree } from './TeamTree.tsx'

const Tools = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.s3} ${tokens.space.s4};

  & > :last-child:not(:first-child) {
    flex: 1 1 14rem;
  }
`

/** Everybody below the agent, as branches in pages or as a tree, with details and rates of each (S-392). */
export const TeamPage = observer(function TeamPage() {
  const text = useText()
  const team = useStore(teamStore)
  useAddressFields({ names: teamFields, read: () => team.address, apply: team.show })
  return (
    <Stack>
      <PageHead title={text('agent.team')} />
      <Tools>
        <SegmentedControl
          legend={text('team.view')}
          hideLegend
          value={team.isTree ? 'tree' : 'list'}
          onChange={({ target }) => team.showTree(target.value === 'tree')}
          choices={[
            { value: 'list', label: text('team.view_list') },
            { value: 'tree', label: text('team.view_tree') },
          ]}
        />
        {team.isTree ? null : (
          <MemberFilter member={team.filters.member} onSearch={(member) => team.filter({ member })} />
        )}
      </Tools>
      <TeamBalanceCard />
      {team.isTree ? <TeamTree /> : <TeamTable />}
      <DownlineDrawer />
    </Stack>
  )
})
