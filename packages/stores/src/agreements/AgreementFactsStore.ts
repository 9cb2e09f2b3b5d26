import { type CallsOf, agreement, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import { agreementKinds, type AgreementKind } from '../centre/agreementKinds.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { openAgreements } from './openAgreements.ts'

/** Session storage: the popup of contracts was shown in this session. */
const agreementPopupKey = 'AGREEMENT_POPUP'
const shown = 'closed'

/** How long an answer stays fresh, in milliseconds. */
const freshFor = 5_000

type Facts = Value<'agreement.consolidated'>

/** Names of the list of requests and of the lists in force, by kind. Other lists are ignored. */
const lists: Readonly<
  Record<AgreementKind, { readonly requests: keyof Facts; readonly inForce: readonly (keyof Facts)[] }>
> = Object.freeze({
  dividend: { requests: 'divtypereq', inForce: ['divtypeinfo'] },
  daily: { requests: 'dailysalreqtype', inForce: ['dailysalinfotype', 'contractmrdailysalinfotype'] },
  hourly: { requests: 'contracthoursalreq', inForce: ['contracthoursalinfo'] },
  realTime: { requests: 'realtimesalreqtype', inForce: ['realtimesalinfotype'] },
})

const entriesOf = (facts: Facts | undefined, name: keyof Facts): readonly (readonly unknown[])[] =>
  facts ? Object.values(facts[name]).filter((entries) => entries.length > 0) : []

/** The member's contracts from one answer of the platform: those that wait for an answer and those in force. */
export class AgreementFactsStore {
  readonly facts: RemoteValue<Facts>
  /** Every contract that waits for this person's answer, of either side. */
  readonly answerable: RemoteValue<Value<'agreement.list'>['list']>
  /** The platform has answered or failed to, and a further question does not change that. */
  isAnswered = false
  /** The popup has been shown to this person. */
  isPopupShown: boolean
  readonly #client: CallsOf<typeof agreement>
  readonly #now: () => number
  readonly #parts: Pick<Stores, 'member' | 'session' | 'system'>
  readonly #storage: Stores['ports']['sessionStorage']

  constructor({
    wire,
    ports,
    member,
    session,
    system,
  }: Pick<Stores, 'wire' | 'ports' | 'member' | 'session' | 'system'>) {
    this.#client = wire.calls(agreement)
    this.#parts = { member, session, system }
    this.#storage = ports.sessionStorage
    this.isPopupShown = this.#storage.getItem(agreementPopupKey) === shown
    this.#now = () => ports.clock.now()
    this.facts = new RemoteValue(this.#now)
    this.answerable = new RemoteValue(this.#now)
    makeObservable(this, {
      isAnswered: observable,
      isPopupShown: observable,
      mayAsk: computed,
      waiting: computed,
      isPopupDue: computed,
      closePopup: actionBound,
      forget: actionBound,
    })
  }

  /** Whether to ask the platform: the module is on, and the account is not a trial account. */
  get mayAsk(): boolean {
    const { session, system } = this.#parts
    return session.isSignedIn && !session.isTrial && system.isModuleOn('AGENTPOLICY3')
  }

  /** How many offers and requests to end wait for an answer. */
  get waiting(): number {
    return agreementKinds.reduce((sum, kind) => {
      const requests = entriesOf(this.facts.data, lists[kind].requests)
      // Of a dividend each entry is a step of one offer.
      return sum + (kind === 'dividend' ? requests.length : requests.flat().length)
    }, 0)
  }

  /** Whether the popup of waiting contracts should open: once per login. */
  get isPopupDue(): boolean {
    return this.waiting > 0 && !this.isPopupShown
  }

  /** The popup has opened. */
  closePopup(): void {
    this.isPopupShown = true
    this.#storage.setItem(agreementPopupKey, shown)
  }

  /** Whether a contract of this kind pays the person. */
  has(kind: AgreementKind): boolean {
    return lists[kind].inForce.some((name) => entriesOf(this.facts.data, name).length > 0)
  }

  /** Loads the contracts. */
  async load(): Promise<void> {
    if (!this.mayAsk) return
    const { kind } = await this.facts.load((signal) => this.#client.agreement.consolidated({}, { signal }))
    if (kind === 'superseded') return
    runInAction(() => (this.isAnswered = true))
    if (kind === 'ready')
      this.#parts.member.noteContracts(this.waiting > 0 || agreementKinds.some((one) => this.has(one)))
  }

  /** Loads them unless they are loading or have just loaded: popup and centre ask at the same time. */
  async ask(): Promise<void> {
    const { value, isLoading } = this.facts
    const isFresh = value.state === 'ready' && this.#now() - value.at < freshFor
    if (!isLoading && !isFresh) await this.load()
  }

  /** Loads what waits for an answer. */
  async loadAnswerable(): Promise<void> {
    await this.answerable.load(async (signal) => {
      const open = await openAgreements(this.#client, {}, signal)
      return open.filter(({ mayAnswer }) => mayAnswer)
    })
  }

  /** Reloads loaded facts after a change of the account, however fresh they are, and what waits for an answer. */
  accountChanged(): void {
    if (this.isAnswered && !this.facts.isLoading) void this.load()
    void reloadLoaded(this.answerable, () => this.loadAnswerable())
  }

  /** Clears the previous member's contracts. */
  forget(): void {
    this.facts.reset()
    this.answerable.reset()
    this.isAnswered = false
    this.isPopupShown = false
    this.#storage.removeItem(agreementPopupKey)
  }
}

/** Facts about contracts, as the agent centre and the popup of offers bring them. */
export const agreementFactsStore: LateStore<AgreementFactsStore> = {
  build: (root) => new AgreementFactsStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
}
