import { platformCode } from '../failure/failureText.ts'
import type { ModalStore } from '../modals/ModalStore.ts'

/** Dependencies of the identity-check question. */
interface Parts {
  readonly modals: Pick<ModalStore, 'open'>
  readonly memberCentre: { readonly open: (page: 'profile') => unknown }
}

/**
 * Watches for refusals that require an identity check before deposits, play and gifts, and offers the page to upload
 * documents. Asks once at a time, however many calls were refused.
 */
export function identityFirst({ modals, memberCentre }: Parts): (failure: unknown) => Promise<void> {
  let isAsking = false
  return async (failure) => {
    if (isAsking || platformCode(failure) !== 'safety.identity.first') return
    isAsking = true
    const serverMessage = failure instanceof Error ? failure.message.trim() : ''
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'info',
      titleKey: 'kyc.title',
      textKey: 'kyc.why',
      ...(serverMessage !== '' && { serverMessage }),
      confirmKey: 'profile.open',
      cancelKey: 'game.not_now',
    })
    isAsking = false
    if (answer === 'confirmed') memberCentre.open('profile')
  }
}
