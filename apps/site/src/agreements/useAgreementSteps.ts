import type { PlainKey } from '@croupier/locales'
import { agreementsStore, failureToast, type Agreement, type AgreementDetail } from '@croupier/stores'
import { useIntl } from 'react-intl'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { useText } from '../parts/text/useText.ts'
import type { ModalOf } from '@croupier/stores'

type Question = Pick<ModalOf<'confirm'>, 'titleKey' | 'textKey' | 'values' | 'confirmKey' | 'tone'>

/** Actions of a contract. Each asks first, and resolves with whether it was done. */
export interface AgreementSteps {
  readonly answer: (entry: Agreement, accept: boolean) => Promise<boolean>
  readonly terminate: (entry: Agreement) => Promise<boolean>
  readonly withdraw: (entry: Agreement) => Promise<boolean>
}

/**
 * The steps of a contract, with a question first that names what agreeing would end (S-399, S-400, S-401). The names
 * are loaded at that time, because they may have changed since the page loaded. Use inside an observer.
 */
export function useAgreementSteps(): AgreementSteps {
  const text = useText()
  const intl = useIntl()
  const { modals, toasts } = useRoot()
  const store = useStore(agreementsStore)
  const toastRefusal = useRefusalToast()

  const asks = async (question: Question) =>
    (await modals.open({ kind: 'confirm', cancelKey: 'in_more_cancel', ...question })) === 'confirmed'
  const finish = (outcome: Awaited<ReturnType<typeof store.answer>>, textKey: PlainKey) => {
    const isDone = toastRefusal(outcome)
    if (isDone) toasts.show({ tone: 'success', textKey })
    return isDone
  }
  const endsOf = ({ wouldEnd }: AgreementDetail) => ({
    count: wouldEnd.length,
    names: intl.formatList(wouldEnd.map(({ account }) => account ?? text('agreements.unavailable'))),
  })

  return {
    answer: async (entry, accept) => {
      const isOffer = entry.status !== 'V'
      if (accept) {
        const detail = await store.look(entry.id)
        if (!detail) {
          toasts.show(failureToast({ key: 'agreements.unread_text', retryable: true }))
          return false
        }
        const ends = endsOf(detail)
        const hasEnds = ends.count > 0
        const agreed = await asks({
          tone: hasEnds || !isOffer ? 'warning' : 'info',
          titleKey: isOffer ? 'agreements.accept_question' : 'agreements.end_question',
          textKey: isOffer
            ? hasEnds
              ? 'agreements.accept_ends'
              : 'agreements.accept_text'
            : hasEnds
              ? 'agreements.end_ends'
              : 'agreements.end_text',
          ...(hasEnds && { values: ends }),
          confirmKey: isOffer ? 'agreements.accept' : 'agreements.agree_end',
        })
        if (!agreed) return false
      } else if (isOffer) {
        const declined = await asks({
          tone: 'warning',
          titleKey: 'agreements.reject_question',
          textKey: 'agreements.reject_text',
          confirmKey: 'agreements.reject',
        })
        if (!declined) return false
      }
      const done = accept
        ? isOffer
          ? 'agreements.done_accepted'
          : 'agreements.done_ended'
        : isOffer
          ? 'agreements.done_refused'
          : 'agreements.done_kept'
      return finish(await store.answer(entry, accept), done)
    },
    terminate: async (entry) => {
      const agreed = await asks({
        tone: 'warning',
        titleKey: 'agreements.ask_question',
        textKey: 'agreements.ask_text',
        confirmKey: 'agreements.terminate',
      })
      return agreed && finish(await store.terminate(entry), 'agreements.done_asked')
    },
    withdraw: async (entry) => {
      const isOffer = entry.status !== 'V'
      const agreed = await asks({
        tone: 'warning',
        titleKey: isOffer ? 'agreements.take_back_question' : 'agreements.take_end_back_question',
        textKey: isOffer ? 'agreements.take_back_text' : 'agreements.take_end_back_text',
        confirmKey: isOffer ? 'agreements.withdraw_offer' : 'agreements.withdraw_end',
      })
      return agreed && finish(await store.withdraw(entry), 'agreements.done_withdrawn')
    },
  }
}
