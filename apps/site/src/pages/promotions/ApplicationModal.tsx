import { PromotionForm, type PromotionValues } from '@croupier/forms/PromotionForm'
import { promotionStore } from '@croupier/stores'
import { Modal } from '@croupier/ui/Modal'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMemberDraft } from '../../parts/forms/useMemberDraft.ts'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryBody } from '../../session/entryLayout.ts'
import type { ModalPartProps } from '../../base/ModalPart.ts'

/**
 * Applies for a promotion with a comment of 140 characters, up to three pictures and a remark (S-366 to S-368). Closing
 * it keeps the input until the page is left.
 */
export const ApplicationModal = observer(function ApplicationModal({
  id,
  modal: { promotionId },
}: ModalPartProps<'application'>) {
  const text = useText()
  const { modals, toasts } = useRoot()
  const mobileRule = useMobileRule()
  const store = useStore(promotionStore)
  useEffect(() => {
    if (store.detail.data?.id !== promotionId) store.open(promotionId)
  }, [promotionId, store])
  const kept = useMemberDraft<Partial<PromotionValues>>(`application ${promotionId}`)
  const name = store.detail.data?.title
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={name === undefined ? text('promotion_form.title') : text('application.title', { name })}
      width={480}
      height="auto"
      flush
    >
      <EntryBody>
        <RemoteView
          value={store.detail}
          waiting={<Skeleton style={{ blockSize: '20rem' }} />}
          failed={{ headingLevel: 3, size: 'sm', title: text('promotion.detail_failed'), onRetry: () => store.load() }}
        >
          {(promotion) => (
            <FormTexts>
              <PromotionForm
                promotionId={promotion.id}
                contact={promotion.contact ?? undefined}
                mobileRule={mobileRule}
                {...kept}
                onSubmit={async (application) => {
                  const { pictures, ...rest } = application
                  const outcome = await store.join({ ...rest, ...(pictures && { pictures: [...pictures] }) })
                  if (outcome.kind === 'done') {
                    toasts.show({ tone: 'success', textKey: 'promotion.apply_done' })
                    modals.finish('application', 'applied')
                  }
                  return formOutcome(outcome)
                }}
              />
            </FormTexts>
          )}
        </RemoteView>
      </EntryBody>
    </Modal>
  )
})
