import { type CallsOf, type Input, transfer, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored, type KeyFor, ignored } from '../kit/Command.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { ModalOf } from '../modals/modal.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { InMinorUnits } from '../wallet/InMinorUnits.ts'

/** Whether and how much the member may send to the upline and to downlines. */
export type TransferSettings = Value<'transfer.settings'>
/** A sent transfer. */
export type SentTransfer = Value<'transfer.upline'>

/** How a transfer ended. */
export type TransferOutcome<T> = { readonly kind: 'done'; readonly value: T } | Refused | Ignored

/** Session storage: the transfer sent last. */
const sentKey = 'SENT_TRANSFER'

/** Asks before a transfer to another member, which cannot be undone. */
const transferQuestion = (amount: string, account: string, isRepeated: boolean): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'transfer.review_title',
  textKey: isRepeated ? 'transfer.review_again' : 'transfer.review_text',
  amounts: { amount },
  values: { account },
  confirmKey: isRepeated ? 'transfer.review_confirm_again' : 'transfer.review_confirm',
  cancelKey: 'in_more_cancel',
})

/** Account type of the main wallet. */
export const mainWallet = 2

/**
 * Transfers between own wallets, to the agent above, and to a direct downline. Money moves once, however often it is
 * pressed.
 */
export class TransfersStore {
  readonly settings: RemoteValue<TransferSettings>
  readonly #step: Command
  readonly #client: CallsOf<typeof transfer>
  readonly #balance: Stores['balance']
  readonly #merchant: MerchantStore
  readonly #modals: Stores['modals']

  constructor({
    wire,
    ports,
    balance,
    merchant,
    modals,
  }: Pick<Stores, 'wire' | 'ports' | 'balance' | 'merchant' | 'modals'>) {
    this.#client = wire.calls(transfer)
    this.#balance = balance
    this.#merchant = merchant
    this.#modals = modals
    this.#step = new Command(ports, sentKey)
    this.settings = new RemoteValue(() => ports.clock.now())
  }

  /** Loads what may be sent to the upline. */
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

  /** Sends money to the upline, with the payment password, after a final confirmation of amount and receiver. */
  sendUp(transfer: InMinorUnits<Input<'transfer.upline'>>): Promise<TransferOutcome<SentTransfer>> {
    const input = this.#merchant.written(transfer)
    return this.#run(async (keyFor) => {
      if (!(await this.#review(String(input.amount), this.settings.data?.uplineName ?? ''))) return undefined
      const sent = await this.#client.transfer.upline(input, { idempotencyKey: keyFor(input) })
      void this.loadSettings()
      return sent
    })
  }

  /**
   * Sends money to a direct downline, with the payment password, after amount and receiver were reviewed. `nameOf`
   * names the receiver in full.
   */
  sendDown(
    transfer: InMinorUnits<Input<'transfer.downline'>>,
    nameOf: (account: string) => Promise<string>,
  ): Promise<TransferOutcome<SentTransfer>> {
    const input = this.#merchant.written(transfer)
    return this.#run(async (keyFor) => {
      if (!(await this.#review(String(input.amount), await nameOf(input.account)))) return undefined
      const sent = await this.#client.transfer.downline(input, { idempotencyKey: keyFor(input) })
      void this.loadSettings()
      return sent
    })
  }

  /** Clears the previous member's transfers. */
  forget(): void {
    this.#step.forget()
    this.settings.reset()
  }

  /** Asks to confirm amount and receiver before sending, and says whether an equal transfer was just sent. */
  async #review(amount: string, account: string): Promise<boolean> {
    const what = { amount, account }
    const answer = await this.#modals.open(transferQuestion(amount, account, this.#step.hasSent(what)))
    if (answer !== 'confirmed') return false
    this.#step.note(what)
    return true
  }

  #run<T>(write: (keyFor: KeyFor) => Promise<T | undefined>): Promise<TransferOutcome<T>> {
    return this.#step.run(
      async (keyFor): Promise<TransferOutcome<T>> => {
        const value = await write(keyFor)
        if (value === undefined) return ignored
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
  accountChanged: (store) => void (store.settings.data !== undefined && store.loadSettings()),
}
