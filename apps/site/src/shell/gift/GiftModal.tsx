import { Button, Modal, tokens } from '@croupier/ui'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import type { ModalPartProps } from '../overlays/ModalPart.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Room = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s6} ${tokens.space.s5};
  text-align: center;
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.winSoft};
  color: ${tokens.color.winText};
`

const Name = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
  font-weight: ${tokens.fontWeight.semibold};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s2};
`

/** The registration gift: its name and a get button; registration for visitors, the gift's page for members (S-214, S-215). */
export const GiftModal = observer(function GiftModal({ id }: ModalPartProps<'gift'>) {
  const text = useText()
  const { gift, modals } = useRoot()
  const get = () => {
    const next = gift.take()
    if (next.kind === 'address') window.open(next.url, '_blank', 'noopener')
  }
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('gift.title')} width={400} height="auto" clickToClose>
      <Room>
        <Sign>
          <Gift size={40} aria-hidden />
        </Sign>
        <Name>{gift.gift?.name}</Name>
        <Actions>
          <Button onClick={get}>{text('get')}</Button>
          <Button variant="ghost" tone="neutral" onClick={() => modals.dismiss(id)}>
            {text('gift.later')}
          </Button>
        </Actions>
      </Room>
    </Modal>
  )
})
