import { agreementsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useText } from '../parts/text/useText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { AgreementView } from './AgreementView.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s4};
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
    margin-inline-start: auto;
  }
`

/**
 * Offers and requests to end that wait for the person's answer, one after another (S-396, S-399, wire fact 6.9). It
 * closes when the last of them is answered.
 */
export const AgreementsModal = observer(function AgreementsModal({ id }: ModalPartProps<'agreements'>) {
  const text = useText()
  const { modals } = useRoot()
  const store = useStore(agreementsStore)
  const [index, setIndex] = useState(0)
  const waiting = store.waiting.data
  // The one that is read stays when another arrives above it; the next one takes the place of an answered one.
  const shown = waiting?.find((one) => one.id === store.opened) ?? waiting?.[Math.min(index, waiting.length - 1)]
  const position = shown && waiting ? waiting.indexOf(shown) + 1 : 0
  const count = waiting?.length ?? 0
  const close = () => modals.dismiss(id)
  const showNext = () => {
    const next = position % count
    setIndex(next)
    store.open(waiting?.[next]?.id)
  }
  useEffect(() => {
    void store.loadWaiting()
    return () => store.open(undefined)
  }, [store])
  useEffect(() => {
    if (shown && shown.id !== store.opened) store.open(shown.id)
  }, [store, shown])
  return (
    <Modal
      open
      onClose={close}
      title={text('agreements.popup_title')}
      width={720}
      height="auto"
      draggable={false}
      flush
    >
      <Frame>
        <RemoteView
          value={store.waiting}
          waiting={<ListSkeleton rows={4} />}
          failed={{ headingLevel: 3, title: text('agreements.failed'), onRetry: () => store.loadWaiting() }}
        >
          {() =>
            shown ? (
              <AgreementView key={shown.id} id={shown.id} headingLevel={3} onAnswered={() => count <= 1 && close()} />
            ) : (
              <p>{text('agreements.empty_downline')}</p>
            )
          }
        </RemoteView>
        <Foot>
          {count > 1 ? <span>{text('agreements.popup_position', { index: position, total: count })}</span> : null}
          <div>
            <Button variant="ghost" tone="neutral" onClick={close}>
              {text('agreements.popup_later')}
            </Button>
            {count > 1 ? (
              <Button variant="outline" tone="neutral" onClick={showNext}>
                {text('agreements.popup_next')}
              </Button>
            ) : null}
          </div>
        </Foot>
      </Frame>
    </Modal>
  )
})
