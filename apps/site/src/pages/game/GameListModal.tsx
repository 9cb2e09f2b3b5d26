import { Callout } from '@croupier/ui/Callout'
import { EmptyState } from '@croupier/ui/EmptyState'
import { GameGrid } from '@croupier/ui/GameGrid'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { listedFacts, SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import type { ModalPartProps } from '../../base/ModalPart.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { playableOthers } from './OtherGames.tsx'

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s4};
`

/** The games of a vendor that opens with a list (S-308), or others in place of a game that is closed now (S-304). */
export const GameListModal = observer(function GameListModal({ id, modal }: ModalPartProps<'game'>) {
  const text = useText()
  const { catalogue, launch, modals } = useRoot()
  const { closed = false, list } = modal
  const isHotKnown = catalogue.hot.data !== undefined
  useEffect(() => {
    if (closed && !isHotKnown) void catalogue.loadHot()
  }, [catalogue, closed, isHotKnown])
  const { failure } = closed ? catalogue.hot : launch.popupGames
  const data = closed ? (isHotKnown ? playableOthers(catalogue, list.gameType) : undefined) : launch.popupGames.data
  const instead = () => {
    if (data === undefined && failure)
      return (
        <FailureState
          title={text('lobby.failed')}
          failure={failure}
          onRetry={() => (closed ? void catalogue.loadHot() : launch.loadPopupGames(list))}
        />
      )
    return data?.length === 0 ? <EmptyState title={text('lobby.empty_vendor')} /> : undefined
  }
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={list.displayName} width={880} height={640}>
      <Frame>
        {closed ? <Callout tone="info">{text('game.recommend_others')}</Callout> : null}
        <GameGrid
          label={text('game.choose')}
          loading={data === undefined && !failure}
          texts={{ loading: text('lobby.loading') }}
          skeletonFacts={closed ? listedFacts : undefined}
          instead={instead()}
        >
          {data?.map((game) => (
            <SiteGameTile key={game.nodeId} game={game} />
          ))}
        </GameGrid>
      </Frame>
    </Modal>
  )
})
