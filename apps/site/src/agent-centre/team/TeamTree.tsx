import { teamStore, type Downline } from '@croupier/stores'
import type { TreeNode } from '@croupier/ui'
import { Badge } from '@croupier/ui/Badge'
import { Card } from '@croupier/ui/Card'
import { Tree } from '@croupier/ui/Tree'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { typeKey } from './typeKey.ts'

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};

  & > bdi {
    font-weight: ${tokens.fontWeight.medium};
    overflow-wrap: anywhere;
  }
`

const Quiet = styled.span`
  color: ${tokens.color.textMuted};
`

const nodeOf = (data: Downline): TreeNode<Downline> => ({
  value: data.id,
  label: data.account,
  hasChildren: data.directCount > 0,
  data,
})

/** The team as a tree, loaded branch by branch; choosing a person opens the details (S-392). */
export const TeamTree = observer(function TeamTree() {
  const text = useText()
  const team = useStore(teamStore)
  const load = useCallback(
    async (parent: string | null, signal: AbortSignal) => (await team.branch(parent, signal)).map(nodeOf),
    [team],
  )
  return (
    <Card>
      <Tree<Downline>
        label={text('team.tree')}
        load={load}
        current={team.openId}
        onOpen={({ data }) => team.open(data.id)}
        texts={{ failed: text('team.branch_failed'), none: text('team.branch_empty'), search: text('team.find') }}
      >
        {({ data }) => (
          <Line>
            <bdi>{data.account}</bdi>
            {data.type === 0 ? null : <Badge tone="accent">{text(typeKey(data.type))}</Badge>}
            {data.state === 'unavailable' ? <Badge>{text('report.unavailable')}</Badge> : null}
            {data.teamCount > 0 ? <Quiet>{text('team.below', { count: data.teamCount })}</Quiet> : null}
          </Line>
        )}
      </Tree>
    </Card>
  )
})
