import { type CallsOf, member, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { vipAboveRank } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LoadOutcome } from '../kit/Remote.ts'
import type { Clock } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** Facts of the logged-in account. */
export type Member = Value<'member.info'>

/** The member of the session. A missing field never breaks the strip. */
export class MemberStore {
  readonly info: RemoteValue<Member>
  readonly avatar: RemoteValue<Value<'member.avatar'>>
  /** Whether the member has contracts, or offers to answer; set by the store of contracts, which loads later. */
  hasContracts = false
  readonly #client: CallsOf<typeof member>
  readonly #session: SessionStore

  constructor(wire: Wire, session: SessionStore, clock: Clock) {
    this.#client = wire.calls(member)
    this.#session = session
    this.info = new RemoteValue(() => clock.now())
    this.avatar = new RemoteValue(() => clock.now())
    makeObservable(this, {
      hasContracts: observable,
      name: computed,
      rankLevel: computed,
      isVip: computed,
      mayTransferUp: computed,
      noteContracts: actionBound,
      forget: actionBound,
    })
  }

  /** Nickname, or the user name if there is none. */
  get name(): string {
    return this.info.data?.nickname || this.info.data?.account || this.#session.username || ''
  }

  /** Rank of the club the member is in. */
  get rankLevel(): number | undefined {
    return this.info.data?.clubLabel?.rankLevel ?? undefined
  }

  /** Above rank 4. */
  get isVip(): boolean {
    return this.rankLevel !== undefined && this.rankLevel > vipAboveRank
  }

  /** The account may transfer to its upline. */
  get mayTransferUp(): boolean {
    return this.info.data?.toUpline === true
  }

  /** Loads the facts and, in parallel, the avatar. The account type of the facts is authoritative. */
  async load(): Promise<LoadOutcome<Member>> {
    void this.avatar.load((signal) => this.#client.member.avatar({}, { signal }))
    const outcome = await this.info.load((signal) => this.#client.member.info({}, { signal }))
    if (outcome.kind === 'ready' && this.#session.isSignedIn) this.#session.setAccountType(outcome.data.type)
    return outcome
  }

  /** Reports the member's language to the platform; its answer is ignored. */
  tellLanguage(language: string): void {
    this.#client.member.language({ language }).catch(() => undefined)
  }

  /** Records whether the person has contracts. */
  noteContracts(has: boolean): void {
    this.hasContracts = has
  }

  /** Clears the member. */
  forget(): void {
    this.hasContracts = false
    this.info.reset()
    this.avatar.reset()
  }
}

/** Clears the member who logged out. */
export const memberHooks: StoreHooks<MemberStore> = {
  audienceChanged: (store, isSignedIn) => !isSignedIn && store.forget(),
}
