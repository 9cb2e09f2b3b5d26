import { promotionStore } from '@croupier/stores'
import { BottomSheet } from '@croupier/ui/BottomSheet'
import { Button } from '@croupier/ui/Button'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { ModalPartProps } from '../../base/ModalPart.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useIsWide } from '../../base/useIsWide.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { useText } from '../../parts/text/useText.ts'

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s5};
  text-align: center;

  & > p {
    max-inline-size: 30ch;
    margin: 0;
  }
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.winSoft};
  color: ${tokens.color.winText};
`

const Name = styled.h3`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
`

const Choices = styled(Actions)`
  justify-content: center;
  margin-block-start: ${tokens.space.s2};
`

/**
 * The registration gift: what it is and a button, which leads a visitor to sign-up and a member to the gift's page
 * (S-214, S-215). If that page is a promotion, its worth is named, and a member who cannot have it is not asked. A
 * bottom sheet on a phone, a dialog elsewhere; Escape and a press outside close it.
 */
export const GiftModal = observer(function GiftModal({ id }: ModalPartProps<'gift'>) {
  const text = useText()
  const { gift, modals, session } = useRoot()
  const isWide = useIsWide()
  const { promotionId, name } = gift.gift ?? {}
  const promotion = useStore(promotionStore)
  const { data, failure } = promotion.detail
  const offered = promotion.id === promotionId ? data : undefined
  const isForThem = !session.isSignedIn || offered?.status === 'join'
  const isUnknown = promotionId !== undefined && offered === undefined
  useEffect(() => {
    if (promotionId !== undefined) promotion.open(promotionId)
  }, [promotion, promotionId])
  const isPointless = isUnknown ? failure !== undefined : promotionId !== undefined && !isForThem
  useEffect(() => {
    if (isPointless) modals.dismiss(id)
  }, [id, isPointless, modals])
  if (isUnknown || isPointless) return null

  const close = () => modals.dismiss(id)
  const get = () => {
    const next = gift.take()
    if (next.kind === 'address') window.open(next.url, '_blank', 'noopener')
  }
  const content = (
    <Frame>
      <Sign>
        <Gift size={32} aria-hidden />
      </Sign>
      <Name>{offered?.title ?? name}</Name>
      {offered ? <p>{offered.summary}</p> : null}
      <Choices>
        <Button onClick={get}>{text('get')}</Button>
        <Button variant="ghost" tone="neutral" onClick={close}>
          {text('gift.later')}
        </Button>
      </Choices>
    </Frame>
  )
  return isWide ? (
    <Modal open onClose={close} title={text('gift.title')} width={400} height="auto" clickToClose>
      {content}
    </Modal>
  ) : (
    <BottomSheet open onClose={close} title={text('gift.title')}>
      {content}
    </BottomSheet>
  )
})
