import { teamStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useOwnAmount } from '../../parts/money/useOwnAmount.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { LeftOut } from './LeftOut.tsx'

const Sums = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space.s4};
`

/** Balance of the whole team, loaded on demand (S-392). */
export const TeamBalanceCard = observer(function TeamBalanceCard() {
  const text = useText()
  const money = useMoney()
  const ownAmount = useOwnAmount()
  const { system } = useRoot()
  const team = useStore(teamStore)
  if (!system.hasModules(['AGEINFO3'])) return null
  if (team.balance.value.state === 'idle')
    return (
      <div>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => void team.loadBalance()}>
          {text('team.show_balance')}
        </Button>
      </div>
    )
  return (
    <RemoteView
      value={team.balance}
      waiting={<Skeleton style={{ blockSize: '5rem' }} />}
      failed={{ headingLevel: 4, size: 'sm', title: text('team.failed'), onRetry: () => team.loadBalance() }}
    >
      {({ ownBalance, teamBalance, teamCount, unavailableCount }) => (
        <Sums variant="sunken">
          <Statistic size="sm" label={text('team.own_balance')} value={ownAmount(ownBalance)} />
          <Statistic
            size="sm"
            label={text('overview.teamBalance')}
            value={money.amount(teamBalance)}
            hint={
              <>
                {text('team.people', { count: teamCount })}
                <LeftOut count={unavailableCount} />
              </>
            }
          />
        </Sums>
      )}
    </RemoteView>
  )
})
