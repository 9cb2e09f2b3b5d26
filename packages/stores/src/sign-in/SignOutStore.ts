import { type CallsOf, session as authentication, type Wire } from '@croupier/api'
import { runInAction } from 'mobx'
import type { MemberStore } from '../member/MemberStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { paths } from '../paths/paths.ts'
import type { LateStore } from '../late/LateStore.ts'
import { memberTraces } from '../ports/memberTraces.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** Longest wait for the platform's response if the page is about to be left: a pending request would be cut off. */
const timeoutMs = 2_000

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly modals: ModalStore
}

type SignOutPorts = Pick<Ports, 'place' | 'clock' | 'localStorage' | 'push'>

/** Logout, by the member or by the site. */
export class SignOutStore {
  readonly #client: CallsOf<typeof authentication>
  readonly #ports: SignOutPorts
  readonly #parts: Parts

  constructor(wire: Wire, ports: SignOutPorts, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#ports = ports
    this.#parts = parts
  }

  /** Asks, then logs out in the browser, whether or not the platform answers. */
  async signOut(): Promise<'signedOut' | 'stayed'> {
    const { modals } = this.#parts
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'info',
      titleKey: 'in_popup_prompt',
      textKey: 'in_sure_logout',
      confirmKey: 'logout',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return 'stayed'
    void this.leave(() => modals.closeAll())
    this.#ports.place.go(paths.home)
    return 'signedOut'
  }

  /**
   * Ends the session in the browser without asking, deletes what the device stores of the member and its push address,
   * and notifies the platform. `then` runs in the same step.
   *
   * @returns after the platform's response, or after two seconds
   */
  leave(then?: () => void): Promise<void> {
    // The request needs the token, so it is sent first.
    const told = this.#tell()
    void this.#ports.push?.drop()
    runInAction(() => {
      then?.()
      for (const key of Object.values(memberTraces)) this.#ports.localStorage.removeItem(key)
      void this.#parts.session.end()
      this.#parts.member.forget()
    })
    return told
  }

  async #tell(): Promise<void> {
    const { clock } = this.#ports
    let timer: unknown
    const timeout = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, timeoutMs)
    })
    await Promise.race([this.#client.session.logout().catch(() => undefined), timeout])
    clock.clearTimeout(timer)
  }
}

/** Logout, loaded with the account's menu. */
export const signOutStore: LateStore<SignOutStore> = {
  build: ({ wire, ports, session, member, modals }) => new SignOutStore(wire, ports, { session, member, modals }),
}
