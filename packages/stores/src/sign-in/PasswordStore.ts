import { type CallsOf, type Input, security, type Wire } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Place } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { paths } from '../paths/paths.ts'

/** How a change of the password ended. */
export type PasswordOutcome = { readonly kind: 'changed' } | Refused | Ignored

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly modals: ModalStore
  readonly toasts: ToastStore
  readonly place: Place
}

/** Changes the login password of the logged-in member. */
export class PasswordStore {
  readonly #command = new Command()
  readonly #client: CallsOf<typeof security>
  readonly #parts: Parts

  constructor(wire: Wire, parts: Parts) {
    this.#client = wire.calls(security)
    this.#parts = parts
  }

  /**
   * Sends the change, encrypted. Success reloads the member, closes the modal and goes to `/`; a refusal leaves the
   * modal open.
   */
  change(form: Input<'security.changePassword'>): Promise<PasswordOutcome> {
    const { session, member, modals, toasts, place } = this.#parts
    return this.#command.run(async () => {
      await this.#client.security.changePassword(form)
      session.passwordChanged(form.newPassword)
      void member.load()
      modals.finish('changePassword', 'changed')
      toasts.show({ tone: 'success', textKey: 'change_pass_success' })
      place.go(paths.home)
      return { kind: 'changed' as const }
    }, refused)
  }
}

/** The change of the password, as its modal brings it. */
export const passwordStore: LateStore<PasswordStore> = {
  build: ({ wire, session, member, modals, toasts, ports }) =>
    new PasswordStore(wire, { session, member, modals, toasts, place: ports.place }),
}
