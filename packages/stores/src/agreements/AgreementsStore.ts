import { agreement, type CallsOf, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { agreementKinds, type AgreementKind } from '../centre/agreementKinds.ts'
import { agreementFactsStore, type AgreementFactsStore } from './AgreementFactsStore.ts'

/** A contract as one of its two parties sees it. */
export type Agreement = Value<'agreement.list'>['list'][number]
/** A contract with the contracts it would end or replace, and its history. */
export type AgreementDetail = Value<'agreement.detail'>
/** Something that happened to a contract. */
export type AgreementEvent = AgreementDetail['events'][number]
/** Last month's figures under the offer and under the contract in force. */
export type AgreementReplay = Value<'agreement.replay'>
/** A page of contracts. */
export type AgreementPage = Value<'agreement.list'>

/** The person's side, and the contract's state. */
export interface AgreementFilters {
  readonly side: 'upline' | 'downline'
  readonly state: 'open' | 'inForce' | 'ended'
  readonly kind?: AgreementKind | undefined
}

/** How an answer or a request ended. */
export type AgreementOutcome = { readonly kind: 'done' } | Refused | Ignored

/** Names of the contracts' fields in the address. */
export const agreementFields: readonly string[] = Object.freeze([
  'agent.side',
  'agent.state',
  'agent.kind',
  'agent.page',
  'agent.contract',
])

const sides = ['upline', 'downline'] as const
const states = ['open', 'inForce', 'ended'] as const
const initial: AgreementFilters = { side: 'upline', state: 'inForce' }

/**
 * Contracts with the upline and with downlines: open, in force and ended. The opened one has its consequences, last
 * month's figures and history.
 */
export class AgreementsStore extends RemotePages<AgreementPage, AgreementFilters> {
  /** Everything that waits for this person's answer. */
  readonly waiting: RemoteValue<readonly Agreement[]>
  readonly detail: RemoteValue<AgreementDetail>
  readonly replay: RemoteValue<AgreementReplay>
  /** The contract that is open, by its id. */
  opened: string | undefined = undefined
  readonly step = new Command()
  readonly #client: CallsOf<typeof agreement>
  readonly #facts: AgreementFactsStore

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>, facts: AgreementFactsStore) {
    const client = wire.calls(agreement)
    const now = () => ports.clock.now()
    super({
      now,
      filters: () => initial,
      fetch: (filters, page, signal) =>
        client.agreement.list({ ...filters, page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.#client = client
    this.#facts = facts
    this.waiting = facts.answerable
    this.detail = new RemoteValue(now)
    this.replay = new RemoteValue(now)
    makeObservable(this, {
      opened: observable,
      address: computed,
      show: actionBound,
      open: actionBound,
      close: actionBound,
    })
  }

  /** The filters as fields of the address. Defaults are left out. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { side, state, kind } = this.filters
    return {
      'agent.side': side === initial.side ? undefined : side,
      'agent.state': state === initial.state ? undefined : state,
      'agent.kind': kind,
      'agent.page': this.page === 1 ? undefined : String(this.page),
      'agent.contract': this.opened,
    }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.filters = {
      side: sides.find((side) => side === fields['agent.side']) ?? initial.side,
      state: states.find((state) => state === fields['agent.state']) ?? initial.state,
      kind: agreementKinds.find((kind) => kind === fields['agent.kind']),
    }
    this.page = pageOf(fields['agent.page'])
    this.open(fields['agent.contract'])
    void this.load()
    void this.loadWaiting()
  }

  /** Opens a contract, or closes the one that is open. */
  open(id: string | undefined): void {
    if (id !== this.opened) {
      this.detail.reset()
      this.replay.reset()
    }
    this.opened = id
    if (id !== undefined) void this.loadOpened(id)
  }

  /** Closes the open contract. The lists reload: the other party may have acted meanwhile. */
  close(): void {
    this.open(undefined)
    void this.refresh()
  }

  /** Loads a contract whole, and its last month. */
  async loadOpened(id: string): Promise<void> {
    await Promise.all([
      this.detail.load((signal) => this.#client.agreement.detail({ id }, { signal })),
      this.loadReplay(id),
    ])
  }

  /** Works out the last month under a contract. */
  async loadReplay(id: string): Promise<void> {
    await this.replay.load((signal) => this.#client.agreement.replay({ id }, { signal }))
  }

  /** A contract whole, for a question before an answer; `undefined` where it does not come. */
  async look(id: string): Promise<AgreementDetail | undefined> {
    try {
      return await this.#client.agreement.detail({ id })
    } catch {
      return undefined
    }
  }

  /** Loads what waits for an answer of this person, of either side. */
  loadWaiting(): Promise<void> {
    return this.#facts.loadAnswerable()
  }

  /** Answers an offer or a request to end it. */
  answer(entry: Agreement, accept: boolean): Promise<AgreementOutcome> {
    return this.#run(entry.id, () => this.#send(entry, accept))
  }

  /** Asks the other party to end a contract. */
  terminate({ id }: Pick<Agreement, 'id'>): Promise<AgreementOutcome> {
    return this.#run(id, () => this.#client.agreement.terminate({ id }))
  }

  /** Withdraws an offer or a request to end. */
  withdraw({ id }: Pick<Agreement, 'id'>): Promise<AgreementOutcome> {
    return this.#run(id, () => this.#client.agreement.withdraw({ id }))
  }

  /** Loads everything that shows again. */
  async refresh(): Promise<void> {
    await Promise.all([
      this.#facts.load(),
      this.loadWaiting(),
      this.result.value.state === 'idle' ? undefined : this.load(),
      this.opened === undefined ? undefined : this.loadOpened(this.opened),
    ])
  }

  /**
   * Reloads the list and the open contract after a change of the account, unless an answer is being sent, which reloads
   * them anyway. The facts and what waits reload with their own store.
   */
  accountChanged(): void {
    if (this.step.isBusy) return
    const { opened } = this
    void reloadLoaded(this.result, () => this.load())
    if (opened !== undefined) void reloadLoaded(this.detail, () => this.loadOpened(opened))
  }

  /** Clears the previous member's contracts. */
  forget(): void {
    this.reset()
    this.waiting.reset()
    this.open(undefined)
  }

  #run(id: string, write: () => Promise<unknown>): Promise<AgreementOutcome> {
    return this.step.run(
      async (): Promise<AgreementOutcome> => {
        await write()
        await this.refresh()
        return { kind: 'done' }
      },
      (failure) => {
        // A refusal often means that the other party has been here since.
        void this.refresh()
        return refused(failure)
      },
    )
  }

  /**
   * The downline answers with the platform's four calls, the upline with the one for both. For an offer A agrees and R
   * declines; for a request to end C agrees and A declines; for an hourly contract A agrees and R declines.
   */
  #send({ id, kind, productType, side, status: before }: Agreement, accept: boolean): Promise<unknown> {
    const calls = this.#client.agreement
    if (side === 'upline') return calls.answer({ id, accept })
    const asOffer = before !== 'V' || kind === 'hourly'
    const status = accept ? (asOffer ? 'A' : 'C') : asOffer ? 'R' : 'A'
    if (kind === 'dividend') return calls.answerDividend({ type: productType, status })
    if (kind === 'daily') return calls.answerDaily({ id, status })
    if (kind === 'hourly') return calls.answerHourly({ contractId: id, status })
    return calls.answerRealTime({ contractId: id, status })
  }
}

/** Contracts, as the agent centre and the popup of offers bring them. */
export const agreementsStore: LateStore<AgreementsStore> = {
  build: (root) => new AgreementsStore(root, root.store(agreementFactsStore)),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
}
