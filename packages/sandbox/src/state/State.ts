import type { Deposit } from '../deposits/rows.ts'
import type { LedgerAccount, LedgerTransaction } from '../ledger/rows.ts'
import type { Favourite, Member, MemberMessage, RecentGame, Session } from '../members/rows.ts'
import type { Bet, Launch, PlayRow, Win } from '../rounds/rows.ts'
import type { Change, Store } from '../store/store.ts'
import { readRow, rowText } from '../store/rowText.ts'
import type { Captcha, SmsCode } from '../verification/rows.ts'
import { Table, type Journal } from './Table.ts'
import type { Maintenance, OperatorSettings, RegisterFieldChange, StoredAnswer } from './rows.ts'

/** Every collection of the platform's state. Domain operations are the only code that writes them. */
export interface Tables {
  readonly accounts: Table<LedgerAccount>
  readonly transactions: Table<LedgerTransaction>
  readonly members: Table<Member>
  readonly sessions: Table<Session>
  readonly favourites: Table<Favourite>
  readonly recents: Table<RecentGame>
  readonly messages: Table<MemberMessage>
  readonly smsCodes: Table<SmsCode>
  readonly captchas: Table<Captcha>
  readonly deposits: Table<Deposit>
  readonly bets: Table<Bet>
  readonly launches: Table<Launch>
  readonly plays: Table<PlayRow>
  readonly wins: Table<Win>
  readonly answers: Table<StoredAnswer>
  readonly modules: Table<boolean>
  readonly registerFields: Table<RegisterFieldChange>
  readonly maintenance: Table<Maintenance>
  readonly counters: Table<number>
  readonly settings: Table<OperatorSettings>
}

function createTables(journal: Journal): Tables {
  return {
    accounts: new Table('accounts', journal),
    transactions: new Table('transactions', journal),
    members: new Table('members', journal, {
      account: (row) => `${row.merchant}/${row.account.toLowerCase()}`,
      mobile: (row) => (row.mobile ? `${row.merchant}/${row.mobile}` : null),
      affiliateCode: (row) => (row.affiliateCode ? `${row.merchant}/${row.affiliateCode.toUpperCase()}` : null),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
    }),
    sessions: new Table('sessions', journal, { member: (row) => String(row.memberId) }),
    favourites: new Table('favourites', journal, { member: (row) => String(row.memberId) }),
    recents: new Table('recents', journal, { member: (row) => String(row.memberId) }),
    messages: new Table('messages', journal, {
      member: (row) => String(row.memberId),
      unread: (row) => (row.read ? null : String(row.memberId)),
    }),
    smsCodes: new Table('smsCodes', journal),
    captchas: new Table('captchas', journal),
    deposits: new Table('deposits', journal, {
      member: (row) => String(row.memberId),
      open: (row) => (['ordered', 'submitted', 'matching'].includes(row.status) ? 'open' : null),
      reference: (row) => (row.reference && row.status !== 'rejected' ? `${row.method}/${row.reference}` : null),
    }),
    bets: new Table('bets', journal, {
      member: (row) => String(row.memberId),
      play: (row) => row.playId || null,
      key: (row) => (row.playId ? `${row.playId}/${row.key}` : null),
    }),
    launches: new Table('launches', journal),
    plays: new Table('plays', journal, { member: (row) => String(row.memberId) }),
    wins: new Table('wins', journal, { merchant: (row) => row.merchant }),
    answers: new Table('answers', journal),
    modules: new Table('modules', journal),
    registerFields: new Table('registerFields', journal),
    maintenance: new Table('maintenance', journal),
    counters: new Table('counters', journal),
    settings: new Table('settings', journal),
  }
}

/** The platform's memory: typed tables, transactions over them, and the store behind them. */
export class State {
  readonly tables: Tables
  readonly #store: Store
  /** First row each key had in the running transaction; null outside of one. */
  #before: Map<string, { table: Table<never>; key: string; row: unknown }> | null = null

  constructor(store: Store) {
    this.#store = store
    this.tables = createTables((table, key, row) => {
      if (!this.#before) throw new Error(`${table.name} may only change inside a transaction`)
      const place = `${table.name}\n${key}`
      if (!this.#before.has(place)) this.#before.set(place, { table, key, row })
    })
    for (const change of store.load()) this.#tableOf(change.collection)?.revert(change.key, readRow(change.body))
  }

  /** True when nothing was ever written: the seed has to be sown. */
  get empty(): boolean {
    return this.tables.settings.size === 0
  }

  /**
   * Runs `operation` over the tables and writes what it changed in one transaction before it returns. When the operation
   * or the store throws, memory is put back as it was. Operations are synchronous and do not nest.
   */
  transact<Result>(operation: () => Result): Result {
    if (this.#before) throw new Error('a transaction is already running')
    const before = new Map<string, { table: Table<never>; key: string; row: unknown }>()
    this.#before = before
    try {
      const result = operation()
      const changes: Change[] = []
      for (const { table, key } of before.values()) {
        const row: unknown = table.get(key)
        changes.push({ collection: table.name, key, body: row === undefined ? null : rowText(row) })
      }
      if (changes.length > 0) this.#store.commit(changes)
      return result
    } catch (failure) {
      for (const { table, key, row } of [...before.values()].reverse()) table.revert(key, row)
      throw failure
    } finally {
      this.#before = null
    }
  }

  /** The whole state as text, for {@link restore}. Holds secrets of the sandbox: keep it with the sandbox. */
  snapshot(): string {
    return JSON.stringify({ version: 1, rows: this.#allRows() })
  }

  /** Replaces the whole state by a snapshot. Throws on text that is none, and then changes nothing. */
  restore(snapshot: string): void {
    const parsed: unknown = JSON.parse(snapshot)
    if (typeof parsed !== 'object' || parsed === null || !('version' in parsed) || parsed.version !== 1) {
      throw new Error('not a snapshot of this version')
    }
    const rows = 'rows' in parsed && Array.isArray(parsed.rows) ? (parsed.rows as [string, string, string][]) : []
    const read = rows.map(([collection, key, body]) => ({ collection, key, body, row: readRow(body) }))
    this.#store.replace(read)
    this.#clear()
    for (const { collection, key, row } of read) this.#tableOf(collection)?.revert(key, row)
  }

  /** Forgets everything and lets `sow` write the first state, in one transaction. */
  reset(sow: () => void): void {
    this.#clear()
    this.#before = new Map()
    try {
      sow()
    } finally {
      this.#before = null
    }
    this.#store.replace(this.#allRows().map(([collection, key, body]) => ({ collection, key, body })))
  }

  /** Releases the store. */
  close(): void {
    this.#store.close()
  }

  #allRows(): [string, string, string][] {
    const rows: [string, string, string][] = []
    for (const table of Object.values(this.tables) as Table<unknown>[]) {
      for (const [key, row] of table.entries()) rows.push([table.name, key, rowText(row)])
    }
    return rows
  }

  #clear(): void {
    for (const table of Object.values(this.tables) as Table<unknown>[]) table.clear()
  }

  #tableOf(collection: string): Table<unknown> | undefined {
    return (this.tables as unknown as Record<string, Table<unknown> | undefined>)[collection]
  }
}
