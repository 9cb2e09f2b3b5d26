import { lotteryFields, lotteryStore } from '@croupier/stores'
import { Skeleton } from '@croupier/ui/Skeleton'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { fieldsOf, useAddressFields } from '../../base/useAddressFields.ts'
import { usePageLoad, loadsAhead, type PageLoad } from '../../base/pageLoads.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { LotteryGamePanel } from './LotteryGamePanel.tsx'
import { LotteryMenu } from './LotteryMenu.tsx'
import { OpenedNumbers } from './OpenedNumbers.tsx'
import { OwnBets } from './OwnBets.tsx'

const Root = styled(Stack)`
  padding: ${tokens.space.s4};

  @media ${from.md} {
    padding: ${tokens.space.s5};
  }
`

const Columns = styled(Stack)`
  align-items: start;

  @media ${from.md} {
    /* In very large text the side columns keep a share of the window. */
    grid-template-columns: min(15rem, 34%) minmax(0, 1fr);
  }
  @media ${from.xl} {
    grid-template-columns: min(16rem, 24%) minmax(0, 1fr) min(24rem, 34%);
  }
`

const Side = styled(Stack)`
  @media ${from.md} {
    grid-column: 2;
  }
  @media ${from.xl} {
    grid-column: 3;
  }
`

const loadLottery: PageLoad = (root, search) => {
  const lottery = root.store(lotteryStore)
  lottery.show(fieldsOf(search, lotteryFields))
  return lottery.load()
}

/**
 * The lottery: the games, the draw open for bets, drawn numbers, and the member's bets (S-027, S-028, S-317 to S-323).
 */
export const LotteryPage = observer(function LotteryPage() {
  const text = useText()
  const lottery = useStore(lotteryStore)

  usePageLoad(loadLottery)
  useEffect(() => {
    lottery.watch()
    return () => lottery.unwatch()
  }, [lottery])

  useAddressFields({ names: lotteryFields, read: () => lottery.address, apply: (fields) => lottery.show(fields) })

  return (
    <Root>
      <PageTitle>{text('con_lott')}</PageTitle>
      <RemoteView
        value={lottery.games}
        waiting={<Skeleton style={{ blockSize: '40rem' }} />}
        failed={{ title: text('lottery.failed'), onRetry: () => lottery.load() }}
      >
        {() => (
          <Columns>
            <LotteryMenu />
            <LotteryGamePanel />
            <Side>
              <OwnBets />
              <OpenedNumbers />
            </Side>
          </Columns>
        )}
      </RemoteView>
    </Root>
  )
})

loadsAhead(LotteryPage, loadLottery)
