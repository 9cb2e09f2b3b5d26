import { bank, type CallsOf, type Input, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The bound accounts, how many of a kind there may be, and the name they carry. */
export type BankAccounts = Value<'bank.cards'>
/** An account to withdraw to. */
export type BankAccount = BankAccounts['list'][number]
/** A bank or e-wallet of the market. */
export type WithdrawalBank = Value<'bank.banks'>[number]

/** How a change of the accounts ended. */
export type BankAccountOutcome = { readonly kind: 'done' } | Refused | Ignored

/** Accounts to withdraw to: bank cards and e-wallets in the member's own name. */
export class BankAccountsStore {
  readonly accounts: RemoteValue<BankAccounts>
  readonly banks: RemoteValue<readonly WithdrawalBank[]>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof bank>

  constructor({ wire, world }: Pick<Stores, 'wire' | 'world'>) {
    this.#client = wire.calls(bank)
    this.accounts = new RemoteValue(() => world.clock.now())
    this.banks = new RemoteValue(() => world.clock.now())
    makeObservable(this, { list: computed })
  }

  /** The bound accounts, the default one first. */
  get list(): readonly BankAccount[] {
    return this.accounts.data?.list ?? []
  }

  /** The account that is used first once this one is gone, as the platform chooses it: the oldest of the others. */
  nextAfter({ bankCardId }: BankAccount): BankAccount | undefined {
    return this.list.find((one) => one.bankCardId !== bankCardId)
  }

  /** Loads the accounts. */
  async load(): Promise<void> {
    await this.accounts.load((signal) => this.#client.bank.cards({}, { signal }))
  }

  /** Loads the banks and wallets that can be added. */
  async loadBanks(): Promise<void> {
    await this.banks.load((signal) => this.#client.bank.banks({}, { signal }))
  }

  /** Adds an account. */
  bind(entry: Input<'bank.bind'>): Promise<BankAccountOutcome> {
    return this.#change(() => this.#client.bank.bind(entry))
  }

  /** Removes an account that no withdrawal is on its way to. */
  unbind(account: BankAccount, password?: string): Promise<BankAccountOutcome> {
    return this.#change(() => this.#client.bank.unbind({ bankCardId: account.bankCardId, password }))
  }

  /** Makes this the account that the withdrawal form opens with. */
  makeDefault({ bankCardId }: BankAccount): Promise<BankAccountOutcome> {
    return this.#change(() => this.#client.bank.makeDefault({ bankCardId }))
  }

  /** Forgets the member's accounts; the list of banks stays. */
  forget(): void {
    this.accounts.reset()
  }

  #change(call: () => Promise<unknown>): Promise<BankAccountOutcome> {
    return this.#step.run(async () => {
      await call()
      // The order and the default follow the platform's own rules.
      await this.load()
      return { kind: 'done' as const }
    }, refused)
  }
}

/** The accounts to withdraw to, as their page and the withdrawal bring them. */
export const bankAccountsStore: LateStore<BankAccountsStore> = {
  build: (root) => new BankAccountsStore(root),
  audienceChanged: (store) => store.forget(),
}
