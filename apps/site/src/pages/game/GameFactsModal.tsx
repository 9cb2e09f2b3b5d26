import { gameFactsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { ServerHtml } from '../../parts/html/ServerHtml.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { SpeedNotice } from '../../safety/SpeedNotice.tsx'
import type { ModalPartProps } from '../../base/ModalPart.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  & h3 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
`

const Rules = styled(ServerHtml)`
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, table) {
    margin-block: 0 ${tokens.space.s3};
  }
  & :is(th, td) {
    padding: ${tokens.space.s05} ${tokens.space.s3} ${tokens.space.s05} 0;
    font-weight: ${tokens.fontWeight.regular};
    text-align: start;
  }
`

/**
 * Facts about a game before it is played: return, volatility, jackpot, last change and rules, in the game's own words
 * (G-41). Renders a dialog.
 */
export const GameFactsModal = observer(function GameFactsModal({ id, modal: { game } }: ModalPartProps<'gameFacts'>) {
  const text = useText()
  const { launch, modals } = useRoot()
  const store = useStore(gameFactsStore)
  const { nodeId } = game
  useEffect(() => {
    void store.load(nodeId)
  }, [store, nodeId])
  const play = () => {
    modals.dismiss(id)
    launch.chooseGame(game)
  }
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={game.name} width={560} height="auto">
      <Frame>
        <RemoteView
          value={store.facts}
          waiting={<ListSkeleton rows={5} />}
          failed={{ headingLevel: 3, title: text('game.facts_failed'), onRetry: () => store.load(nodeId) }}
        >
          {({ facts, rules, speedCounts }) => (
            <>
              <SpeedNotice quick={speedCounts} />
              <DescriptionList
                layout="stacked"
                columnWidth="14rem"
                aria-label={text('game.facts')}
                items={facts.map(({ name, text: stated }) => ({ label: name, value: stated }))}
              />
              <h3>{text('game.rules')}</h3>
              <Rules html={rules} />
            </>
          )}
        </RemoteView>
        <Button variant="outline" tone="neutral" onClick={play}>
          {text('game.play')}
        </Button>
      </Frame>
    </Modal>
  )
})
