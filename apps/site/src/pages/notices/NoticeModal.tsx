import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { ModalPartProps } from '../../base/ModalPart.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { NoticeReader } from './NoticeReader.tsx'

const Frame = styled.div`
  padding: ${tokens.space.s4};
`

/** The announcements in a modal, opened at one of them (S-208, S-236). */
export function NoticeModal({ id, modal }: ModalPartProps<'notice'>) {
  const text = useText()
  const { modals, notices } = useRoot()
  useEffect(() => {
    notices.select(modal.index)
    if (notices.announcements.value.state === 'idle') void notices.load()
  }, [notices, modal.index])
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('title.notices')} width={920} height={620} clickToClose>
      <Frame>
        <NoticeReader />
      </Frame>
    </Modal>
  )
}
