import { Button, Modal, tokens as t } from '@croupier/ui'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import type { ModalPartProps } from '../overlays/ModalPart.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Room = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s4};
  padding: ${t.space.s6} ${t.space.s5};
  text-align: center;
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: ${t.radius.xl};
  background: ${t.color.winSoft};
  color: ${t.color.winText};
`

const Name = styled.p`
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t.space.s2};
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
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('gift.title')}
      closeText={text('in_increase_close')}
      width={400}
      height="auto"
      clickToClose
    >
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
