import { type CallsOf, type Input, refusal, security, type Wire } from '@croupier/api'
import { failureText, type FailureText } from '../failure/failureText.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { Place } from '../root/World.ts'
import type { SessionStore } from './SessionStore.ts'
import { paths } from '../paths/paths.ts'

/** How a change of the password ended. `field` names the field the text belongs to. */
export type PasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: string }

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly modals: ModalStore
  readonly toasts: ToastStore
  readonly place: Place
}

/** Changes the login password of whoever is signed in. */
export class PasswordStore {
  readonly #client: CallsOf<typeof security>
  readonly #parts: Parts

  constructor(wire: Wire, parts: Parts) {
    this.#client = wire.calls(security)
    this.#parts = parts
  }

  /**
   * Sends the change, sealed [S-188]. Success loads the member anew, closes the modal and goes to `/` [S-189]; a refusal
   * leaves the modal as it is.
   */
  async change(form: Input<'security.changePassword'>): Promise<PasswordOutcome> {
    const { session, member, modals, toasts, place } = this.#parts
    try {
      await this.#client.security.changePassword(form)
    } catch (failure) {
      const field = refusal(failure, 'security.changePassword')?.field
      return { kind: 'refused', text: failureText(failure), ...(field !== undefined && { field }) }
    }
    session.passwordChanged(form.newPassword)
    void member.load()
    modals.finish('changePassword', 'changed')
    toasts.show({ tone: 'success', textKey: 'change_pass_success' })
    place.go(paths.home)
    return { kind: 'changed' }
  }
}

/** The change of the password, as its modal brings it. */
export const passwordStore: LateStore<PasswordStore> = {
  build: ({ wire, session, member, modals, toasts, world }) =>
    new PasswordStore(wire, { session, member, modals, toasts, place: world.place }),
}
