import { EmptyState, GameGrid, Modal, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import type { ModalPartProps } from '../../shell/overlays/ModalPart.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Room = styled.div`
  padding: ${tokens.space.s4};
`

/** The games of a vendor that opens with a list (S-308). */
export const GameListModal = observer(function GameListModal({ id, modal }: ModalPartProps<'game'>) {
  const text = useText()
  const { launch, modals } = useRoot()
  const { data, failure } = launch.popupGames
  const instead = () => {
    if (data === undefined && failure)
      return (
        <FailureState
          title={text('lobby.failed')}
          failure={failure}
          onRetry={() => launch.loadPopupGames(modal.list)}
        />
      )
    return data?.length === 0 ? <EmptyState title={text('lobby.empty_vendor')} /> : undefined
  }
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={modal.list.displayName} width={880} height={640}>
      <Room>
        <GameGrid
          label={text('game.choose')}
          loading={data === undefined && !failure}
          texts={{ loading: text('lobby.loading') }}
          instead={instead()}
        >
          {data?.map((game) => (
            <SiteGameTile key={game.nodeId} game={game} />
          ))}
        </GameGrid>
      </Room>
    </Modal>
  )
})
