import { type CallsOf, type Input, transfer, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored, type KeyFor } from '../kit/Command.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../root/LateStore.ts'
import type { InMinorUnits } from '../wallet/InMinorUnits.ts'

/** Whether and how much the member may send to the agent above and to those below. */
export type TransferSettings = Value<'transfer.settings'>
/** Money that was sent to somebody else. */
export type SentTransfer = Value<'transfer.upline'>

/** How a transfer ended. */
export type TransferOutcome<T> = { readonly kind: 'done'; readonly value: T } | Refused | Ignored

/** Account type of the main wallet (wire fact 3.17). */
export const mainWallet = 2

/** Transfers between own wallets [S-338], to the agent above [S-353], and to a direct downline [S-393]. Money moves once, however often it is pressed. */
export class TransfersStore {
  readonly settings: RemoteValue<TransferSettings>
  readonly #step: Command
  readonly #client: CallsOf<typeof transfer>
  readonly #balance: Stores['balance']
  readonly #merchant: MerchantStore

  constructor({ wire, world, balance, merchant }: Pick<Stores, 'wire' | 'world' | 'balance' | 'merchant'>) {
    this.#client = wire.calls(transfer)
    this.#balance = balance
    this.#merchant = merchant
    this.#step = new Command(() => world.uuid())
    this.settings = new RemoteValue(() => world.clock.now())
  }

  /** Loads what may be sent to the agent above. */
  async loadSettings(): Promise<void> {
    await this.settings.load((signal) => this.#client.transfer.settings({}, { signal }))
  }

  /** Moves money between two own wallets. */
  move(transfer: InMinorUnits<Input<'transfer.wallets'>>): Promise<TransferOutcome<Value<'transfer.wallets'>>> {
    const input = this.#merchant.written(transfer)
    return this.#run((keyFor) => this.#client.transfer.wallets(input, { idempotencyKey: keyFor(input) }))
  }

  /** Brings everything back to the main wallet. */
  collect(): Promise<TransferOutcome<Value<'transfer.collect'>>> {
    return this.#run((keyFor) => this.#client.transfer.collect({}, { idempotencyKey: keyFor('collect') }))
  }

  /** Sends money to the agent above, with the payment password. */
  sendUp(transfer: InMinorUnits<Input<'transfer.upline'>>): Promise<TransferOutcome<SentTransfer>> {
    const input = this.#merchant.written(transfer)
    return this.#run(async (keyFor) => {
      const sent = await this.#client.transfer.upline(input, { idempotencyKey: keyFor(input) })
      void this.loadSettings()
      return sent
    })
  }

  /** Sends money to somebody directly below, with the payment password [S-393]. */
  sendDown(transfer: InMinorUnits<Input<'transfer.downline'>>): Promise<TransferOutcome<SentTransfer>> {
    const input = this.#merchant.written(transfer)
    return this.#run(async (keyFor) => {
      const sent = await this.#client.transfer.downline(input, { idempotencyKey: keyFor(input) })
      void this.loadSettings()
      return sent
    })
  }

  /** Forgets whose transfers these were. */
  forget(): void {
    this.#step.forget()
    this.settings.reset()
  }

  #run<T>(write: (keyFor: KeyFor) => Promise<T>): Promise<TransferOutcome<T>> {
    return this.#step.run(
      async (keyFor): Promise<TransferOutcome<T>> => {
        const value = await write(keyFor)
        await this.#balance.refresh()
        return { kind: 'done', value }
      },
      (failure) => {
        // A refusal often means that the sums on screen are no longer true.
        void this.#balance.refresh()
        return refused(failure)
      },
    )
  }
}

/** Transfers, as the centres bring them. */
export const transfersStore: LateStore<TransfersStore> = {
  build: (root) => new TransfersStore(root),
  audienceChanged: (store) => store.forget(),
}
