import { type CallsOf, session as authentication, type Wire } from '@croupier/api'
import { runInAction } from 'mobx'
import type { MemberStore } from '../member/MemberStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { paths } from '../paths/paths.ts'
import type { LateStore } from '../late/LateStore.ts'
import { memberTraces } from '../world/memberTraces.ts'
import type { World } from '../world/World.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** Longest wait for the platform's response where the page is about to go: a request under way would be cut off. */
const timeoutMs = 2_000

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly modals: ModalStore
}

type SignOutWorld = Pick<World, 'place' | 'clock' | 'localStorage' | 'push'>

/** Sign-out, asked for or decided by the site. */
export class SignOutStore {
  readonly #client: CallsOf<typeof authentication>
  readonly #world: SignOutWorld
  readonly #parts: Parts

  constructor(wire: Wire, world: SignOutWorld, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#world = world
    this.#parts = parts
  }

  /** Asks, then signs out on this side, whether or not the platform answers. */
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
    this.#world.place.go(paths.home)
    return 'signedOut'
  }

  /**
   * Ends the session in the browser without asking, deletes what the device stores of the member and its push address,
   * and notifies the platform. `then` runs in the same step.
   *
   * @returns once the platform has answered, or has had two seconds for it
   */
  leave(then?: () => void): Promise<void> {
    // The request takes the token along, so it goes out first.
    const told = this.#tell()
    void this.#world.push?.drop()
    runInAction(() => {
      then?.()
      for (const key of Object.values(memberTraces)) this.#world.localStorage.removeItem(key)
      void this.#parts.session.end()
      this.#parts.member.forget()
    })
    return told
  }

  async #tell(): Promise<void> {
    const { clock } = this.#world
    let timer: unknown
    const timeout = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, timeoutMs)
    })
    await Promise.race([this.#client.session.logout().catch(() => undefined), timeout])
    clock.clearTimeout(timer)
  }
}

/** Sign-out, as the account's menu brings it. */
export const signOutStore: LateStore<SignOutStore> = {
  build: ({ wire, world, session, member, modals }) => new SignOutStore(wire, world, { session, member, modals }),
}
