import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { SafetyPage } from './SafetyPage.tsx'

const Frame = styled.div`
  padding: ${tokens.space.s4};
`

/** The safety page over a game, which stays open below (G-30). Renders a dialog. */
export const SafetyModal = observer(function SafetyModal({ id }: ModalPartProps<'safety'>) {
  const text = useText()
  const { modals, pageLeave } = useRoot()
  return (
    <Modal
      open
      onClose={() => void pageLeave.leaveThen(() => modals.dismiss(id))}
      title={text('title.safety')}
      width={960}
      height={720}
    >
      <Frame>
        <SafetyPage inDialog />
      </Frame>
    </Modal>
  )
})
