import { type CallsOf, raffle, ticket, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored, type KeyFor } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { rewardCountsStore } from '../rewards/RewardCountsStore.ts'
import type { ClaimOutcome } from '../rewards/RewardsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A ticket that can be used now or later, with the chances of its prizes. */
export type Ticket = Value<'ticket.list'>[number]
/** The running draw, the member's tickets in draws, and the last draw with its winners. */
export type Raffle = Value<'raffle.status'>
/** A ticket in a draw. */
export type RaffleEntry = Raffle['mine'][number]

/** How a ticket entered a draw, or its result. */
export type RaffleOutcome = { readonly kind: 'done'; readonly entry: RaffleEntry } | Refused | Ignored

/** Tickets and the raffle they enter. */
export class TicketsStore {
  readonly tickets: RemoteValue<readonly Ticket[]>
  readonly raffle: RemoteValue<Raffle>
  readonly #step: Command
  readonly #ticket: CallsOf<typeof ticket>
  readonly #raffle: CallsOf<typeof raffle>
  readonly #parts: Pick<Stores, 'balance' | 'store'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'balance' | 'store'>) {
    const { wire, ports } = parts
    this.#parts = parts
    this.#ticket = wire.calls(ticket)
    this.#raffle = wire.calls(raffle)
    this.#step = new Command(ports)
    this.tickets = new RemoteValue(() => ports.clock.now())
    this.raffle = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { isBusy: computed })
  }

  /** Whether a ticket is being used. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Loads the tickets. */
  async loadTickets(): Promise<void> {
    await this.tickets.load((signal) => this.#ticket.ticket.list({}, { signal }))
  }

  /** Loads the raffle. */
  async loadRaffle(): Promise<void> {
    await this.raffle.load((signal) => this.#raffle.raffle.status({}, { signal }))
  }

  /** Uses a ticket: its prize is drawn and paid in the same step. */
  use({ transactionId }: Ticket): Promise<ClaimOutcome> {
    return this.#run(async (keyFor) => {
      const input = { transactionId: String(transactionId) }
      const { claimedTickets } = await this.#ticket.ticket.claim(input, { idempotencyKey: keyFor(input) })
      return { kind: 'done' as const, given: claimedTickets }
    })
  }

  /** Gives up a ticket. */
  discard({ transactionId }: Ticket): Promise<ClaimOutcome> {
    return this.#run(async () => {
      await this.#ticket.ticket.cancel({ transactionId: String(transactionId) })
      return { kind: 'done' as const, given: [] }
    })
  }

  /** Enters a raffle ticket for the running draw, or opens its result after the draw, once. */
  claimRaffle(ticketId: number): Promise<RaffleOutcome> {
    return this.#run(async (keyFor) => {
      const input = { ticketId: String(ticketId) }
      const entry = await this.#raffle.raffle.claim(input, { idempotencyKey: keyFor(input) })
      return { kind: 'done' as const, entry }
    })
  }

  /** Reloads loaded data, because the platform's texts depend on the language. */
  async reload(): Promise<void> {
    if (this.tickets.data !== undefined) await this.loadTickets()
    if (this.raffle.data !== undefined) await this.loadRaffle()
  }

  /** Reloads loaded data after a change of the account. */
  accountChanged(): void {
    void reloadLoaded(this.tickets, () => this.loadTickets())
    void reloadLoaded(this.raffle, () => this.loadRaffle())
  }

  /** Clears the previous member's tickets. */
  forget(): void {
    this.#step.forget()
    this.tickets.reset()
    this.raffle.reset()
  }

  #run<Done extends { readonly kind: 'done' }>(write: (keyFor: KeyFor) => Promise<Done>) {
    const refresh = () => {
      void this.#parts.balance.refresh()
      void this.#parts.store(rewardCountsStore).load()
      return this.reload()
    }
    return this.#step.run(
      async (keyFor) => {
        const done = await write(keyFor)
        await refresh()
        return done
      },
      (failure) => {
        void refresh()
        return refused(failure)
      },
    )
  }
}

/** Tickets and raffle, as the member centre brings them. */
export const ticketsStore: LateStore<TicketsStore> = {
  build: (root) => new TicketsStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
  languageChanged: (store) => void store.reload(),
}
