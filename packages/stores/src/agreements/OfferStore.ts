import { agreement, type CallsOf, type Input, team, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { Agreement } from './AgreementsStore.ts'
import { openAgreements } from './openAgreements.ts'
import type { AgreementKind } from '../centre/agreementKinds.ts'

/** What an agent can offer of a kind. */
export type OfferBounds = Value<'agreement.bounds'>
/** Last month under terms that are not offered yet, and what agreeing to them would end. */
export type OfferPreview = Value<'agreement.preview'>
/** The terms of an offer. */
export type OfferTerms = Input<'agreement.offer'>
/** A direct downline of the agent. */
export interface OfferReceiver {
  readonly id: string
  readonly account: string
}

/** How many people a search shows. */
const mostFound = 20

/** Offering a contract: the receiver, the bounds, and what last month would have paid. */
export class OfferStore {
  /** Direct downlines found by a search, without those who cannot be reached. */
  readonly receivers: RemoteValue<readonly OfferReceiver[]>
  /** The agent's own contracts of the kind: the most that can be offered. */
  readonly own: RemoteValue<readonly Agreement[]>
  /** The agent's offers of the kind that wait for an answer. */
  readonly open: RemoteValue<readonly Agreement[]>
  readonly bounds: RemoteValue<OfferBounds>
  readonly preview: RemoteValue<OfferPreview>
  readonly #step = new Command()
  #looked: OfferTerms | undefined
  readonly #client: CallsOf<typeof agreement>
  readonly #team: CallsOf<typeof team>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    const now = () => ports.clock.now()
    this.#client = wire.calls(agreement)
    this.#team = wire.calls(team)
    this.receivers = new RemoteValue(now)
    this.own = new RemoteValue(now)
    this.open = new RemoteValue(now)
    this.bounds = new RemoteValue(now)
    this.preview = new RemoteValue(now)
  }

  /** Searches for direct downlines by a part of their account name. */
  async search(text: string): Promise<void> {
    await this.receivers.load(async (signal) => {
      const search = text.trim()
      const { list } = await this.#team.team.downlines(
        { ...(search === '' ? {} : { search }), size: mostFound },
        { signal },
      )
      return list
        .filter(({ level, state }) => level === 1 && state === 'active')
        .map(({ id, account }) => ({ id, account }))
    })
  }

  /** Loads the agent's own contracts of a kind. */
  async loadOwn(kind: AgreementKind): Promise<void> {
    this.own.reset()
    this.preview.reset()
    await this.own.load(async (signal) => {
      const { list } = await this.#client.agreement.list(
        { side: 'downline', state: 'inForce', kind, size: mostFound },
        { signal },
      )
      return list
    })
  }

  /** Loads the agent's own offers of a kind that wait for an answer: a second one to the same person is refused. */
  async loadOpen(kind: AgreementKind): Promise<void> {
    this.open.reset()
    await this.open.load((signal) => openAgreements(this.#client, { side: 'upline', kind }, signal))
  }

  /** Loads the possible rates of a kind of contract for a game type. */
  async loadBounds(kind: AgreementKind, productType: OfferTerms['productType']): Promise<void> {
    this.bounds.reset()
    this.preview.reset()
    await this.bounds.load((signal) => this.#client.agreement.bounds({ kind, productType }, { signal }))
  }

  /** Works out the last month under these terms, or again under the last ones. */
  async look(terms: OfferTerms | undefined = this.#looked): Promise<void> {
    if (!terms) return
    this.#looked = terms
    await this.preview.load((signal) => this.#client.agreement.preview(terms, { signal }))
  }

  /** Sends the offer. */
  send(terms: OfferTerms): Promise<{ readonly kind: 'done'; readonly agreement: Agreement } | Refused | Ignored> {
    return this.#step.run(
      async () => ({ kind: 'done' as const, agreement: await this.#client.agreement.offer(terms) }),
      refused,
    )
  }

  /** Clears the previous member's offer. */
  forget(): void {
    this.receivers.reset()
    this.own.reset()
    this.open.reset()
    this.bounds.reset()
    this.preview.reset()
  }
}

/** Offers, as the agent centre brings them. */
export const offerStore: LateStore<OfferStore> = {
  build: (root) => new OfferStore(root),
  audienceChanged: (store) => store.forget(),
}
