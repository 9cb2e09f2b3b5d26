import { type CallsOf, session as authentication, type Wire } from '@croupier/api'
import { runInAction } from 'mobx'
import type { MemberStore } from '../member/MemberStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { paths } from '../paths/paths.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { World } from '../root/World.ts'
import type { SessionStore } from './SessionStore.ts'

/** Longest wait for the platform's response, so that a slow one does not delay signing out. */
const patienceMs = 5_000

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly modals: ModalStore
}

/** Sign-out, asked for or decided by the site. */
export class SignOutStore {
  readonly #client: CallsOf<typeof authentication>
  readonly #world: Pick<World, 'place' | 'clock'>
  readonly #parts: Parts

  constructor(wire: Wire, world: Pick<World, 'place' | 'clock'>, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#world = world
    this.#parts = parts
  }

  /** Asks, then signs out. It finishes on this side even if the platform does not answer [S-198] [S-199] [S-200]. */
  async signOut(): Promise<'signedOut' | 'stayed'> {
    const { modals } = this.#parts
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'info',
      titleKey: 'in_popup_prompt',
      textKey: 'in_sure_logout',
      confirmKey: 'in_increase_submit',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return 'stayed'
    await this.leave(() => modals.closeAll())
    this.#world.place.go(paths.home)
    return 'signedOut'
  }

  /** Tells the platform and ends the session on this side, without a question. `then` runs in the same step. */
  async leave(then?: () => void): Promise<void> {
    await this.#tell()
    runInAction(() => {
      then?.()
      void this.#parts.session.end()
      this.#parts.member.forget()
    })
  }

  async #tell(): Promise<void> {
    const { clock } = this.#world
    let timer: unknown
    const patience = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, patienceMs)
    })
    await Promise.race([this.#client.session.logout().catch(() => undefined), patience])
    clock.clearTimeout(timer)
  }
}

/** Sign-out, as the account's menu brings it. */
export const signOutStore: LateStore<SignOutStore> = {
  build: ({ wire, world, session, member, modals }) => new SignOutStore(wire, world, { session, member, modals }),
}
