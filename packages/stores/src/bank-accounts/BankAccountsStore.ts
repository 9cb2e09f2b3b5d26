import { bank, type CallsOf, type Input, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The bound accounts, how many of a kind are allowed, and the holder's name. */
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
  /** Whether the page begins with its form, because another page has sent the person there to add an account. */
  beginsWithForm = false
  readonly #step = new Command()
  readonly #client: CallsOf<typeof bank>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(bank)
    this.accounts = new RemoteValue(() => ports.clock.now())
    this.banks = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { beginsWithForm: observable, list: computed, beginWithForm: actionBound })
  }

  /** The bound accounts, the default one first. */
  get list(): readonly BankAccount[] {
    return this.accounts.data?.list ?? []
  }

  /** The account that becomes the default once this one is removed. The platform chooses the oldest of the others. */
  nextAfter({ bankCardId }: BankAccount): BankAccount | undefined {
    return this.list.find((one) => one.bankCardId !== bankCardId)
  }

  /** The page will begin with its form; false once it has, or when the person stays where they are. */
  beginWithForm(begins: boolean): void {
    this.beginsWithForm = begins
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

  /** Removes an account without pending withdrawals. */
  unbind(account: BankAccount, password?: string): Promise<BankAccountOutcome> {
    return this.#change(() => this.#client.bank.unbind({ bankCardId: account.bankCardId, password }))
  }

  /** Makes this the account that the withdrawal form opens with. */
  makeDefault({ bankCardId }: BankAccount): Promise<BankAccountOutcome> {
    return this.#change(() => this.#client.bank.makeDefault({ bankCardId }))
  }

  /** Clears the member's accounts; the list of banks stays. */
  forget(): void {
    this.beginWithForm(false)
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
