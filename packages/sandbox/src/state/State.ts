import { openList } from '../agreements/openList.ts'
import type { Agreement, AgentRebate, Salary } from '../agreements/rows.ts'
import type { BankCard } from '../bank/rows.ts'
import type { ChatLine, ChatMark } from '../chat/rows.ts'
import type { Deposit } from '../deposits/rows.ts'
import type { RevealedSeed, SeedPair } from '../fairness/rows.ts'
import type { Feedback } from '../feedback/rows.ts'
import type { LedgerAccount, LedgerTransaction } from '../ledger/rows.ts'
import type { Favourite, Member, MemberMessage, RecentGame, Session } from '../members/rows.ts'
import type { PointAccount, PointChange, Redemption } from '../points/rows.ts'
import type { Application, OptIn, Reward, SignInStreak } from '../promotions/rows.ts'
import type { RebatePayment } from '../rebates/rows.ts'
import type { IdentityCheck } from '../profile/rows.ts'
import type { Bet, Launch, OpenRoundRow, PlayRow, Win } from '../rounds/rows.ts'
import type { Break, Exclusion, Limit, SafetyChange, SafetyChoices, Sitting } from '../safety/rows.ts'
import type { LoginRecord, LoginTicket, Security } from '../security/rows.ts'
import type { Change, Store } from '../store/store.ts'
import { readRow, rowText } from '../store/rowText.ts'
import type { LinkMember, RebateRates, RegisterLink } from '../team/rows.ts'
import type { Draw, Ticket } from '../tickets/rows.ts'
import type { Captcha, SliderPass, SliderPuzzle, SmsCode } from '../verification/rows.ts'
import type { Wagering } from '../wagering/rows.ts'
import type { TransferRow } from '../transfers/rows.ts'
import type { Payout, Withdrawal } from '../withdrawals/rows.ts'
import { readSnapshot } from './snapshot.ts'
import { createFigures, type Figures } from './figures.ts'
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
  readonly withdrawals: Table<Withdrawal>
  readonly payouts: Table<Payout>
  readonly bankCards: Table<BankCard>
  readonly transfers: Table<TransferRow>
  readonly bets: Table<Bet>
  readonly openRounds: Table<OpenRoundRow>
  readonly seedPairs: Table<SeedPair>
  readonly revealedSeeds: Table<RevealedSeed>
  readonly houseSecrets: Table<string>
  readonly launches: Table<Launch>
  readonly plays: Table<PlayRow>
  readonly wins: Table<Win>
  readonly rebateRates: Table<RebateRates>
  readonly registerLinks: Table<RegisterLink>
  readonly linkMembers: Table<LinkMember>
  readonly agreements: Table<Agreement>
  readonly salaries: Table<Salary>
  readonly agentRebates: Table<AgentRebate>
  readonly answers: Table<StoredAnswer>
  readonly securities: Table<Security>
  readonly logins: Table<LoginRecord>
  readonly loginTickets: Table<LoginTicket>
  readonly sliderPuzzles: Table<SliderPuzzle>
  readonly sliderPasses: Table<SliderPass>
  readonly identityChecks: Table<IdentityCheck>
  readonly limits: Table<Limit>
  readonly breaks: Table<Break>
  readonly exclusions: Table<Exclusion>
  readonly sittings: Table<Sitting>
  readonly safetyChanges: Table<SafetyChange>
  readonly safetyChoices: Table<SafetyChoices>
  readonly safetyMarkets: Table<string>
  readonly rewards: Table<Reward>
  readonly applications: Table<Application>
  readonly optIns: Table<OptIn>
  readonly signIns: Table<SignInStreak>
  readonly wagering: Table<Wagering>
  readonly tickets: Table<Ticket>
  readonly draws: Table<Draw>
  readonly pointAccounts: Table<PointAccount>
  readonly pointChanges: Table<PointChange>
  readonly redemptions: Table<Redemption>
  readonly rebates: Table<RebatePayment>
  readonly feedbacks: Table<Feedback>
  readonly chatLines: Table<ChatLine>
  readonly chatMarks: Table<ChatMark>
  readonly modules: Table<boolean>
  readonly registerFields: Table<RegisterFieldChange>
  readonly maintenance: Table<Maintenance>
  readonly counters: Table<number>
  readonly settings: Table<OperatorSettings>
}

function createTables(journal: Journal, figures: Figures): Tables {
  return {
    accounts: new Table('accounts', journal),
    transactions: new Table('transactions', journal, {}, [figures.money, figures.safety, figures.movements]),
    members: new Table('members', journal, {
      account: (row) => `${row.merchant}/${row.account.toLowerCase()}`,
      email: (row) => (row.email ? `${row.merchant}/${row.email.toLowerCase()}` : null),
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
    deposits: new Table(
      'deposits',
      journal,
      {
        member: (row) => String(row.memberId),
        open: (row) => (['ordered', 'submitted', 'matching'].includes(row.status) ? 'open' : null),
        reference: (row) => (row.reference && row.status !== 'rejected' ? `${row.method}/${row.reference}` : null),
        match: (row) => (row.status === 'ordered' ? row.withdrawalId : null),
      },
      [figures.dueDeposits],
    ),
    withdrawals: new Table('withdrawals', journal, {
      member: (row) => String(row.memberId),
      open: (row) => (['received', 'rejected', 'returned'].includes(row.status) ? null : row.merchant),
    }),
    payouts: new Table('payouts', journal, {
      withdrawal: (row) => row.withdrawalId,
      deposit: (row) => row.depositId,
      waiting: (row) => (row.status === 'waiting' ? 'waiting' : null),
    }),
    transfers: new Table('transfers', journal),
    bankCards: new Table('bankCards', journal, {
      member: (row) => String(row.memberId),
      account: (row) => `${row.merchant}/${row.bankCode}/${row.accountNumber}`,
    }),
    bets: new Table(
      'bets',
      journal,
      {
        member: (row) => String(row.memberId),
        play: (row) => row.playId || null,
        key: (row) => (row.playId ? `${row.playId}/${row.key}` : null),
      },
      [figures.bets],
    ),
    openRounds: new Table('openRounds', journal, {
      member: (row) => String(row.memberId),
      key: (row) => `${row.playId}/${row.key}`,
    }),
    seedPairs: new Table('seedPairs', journal),
    revealedSeeds: new Table('revealedSeeds', journal, { member: (row) => String(row.memberId) }),
    houseSecrets: new Table('houseSecrets', journal),
    launches: new Table('launches', journal),
    plays: new Table('plays', journal, { member: (row) => String(row.memberId) }),
    wins: new Table('wins', journal, { merchant: (row) => row.merchant }),
    rebateRates: new Table('rebateRates', journal),
    registerLinks: new Table('registerLinks', journal, {
      agent: (row) => String(row.agentId),
      code: (row) => `${row.merchant}/${row.code}`,
    }),
    linkMembers: new Table('linkMembers', journal, { link: (row) => row.linkId }),
    agreements: new Table('agreements', journal, {
      member: (row) => String(row.memberId),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
      open: openList,
    }),
    salaries: new Table('salaries', journal, {
      member: (row) => String(row.memberId),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
      due: (row) => (row.paidAt === null ? 'due' : null),
    }),
    agentRebates: new Table('agentRebates', journal, { member: (row) => String(row.memberId) }),
    answers: new Table('answers', journal),
    securities: new Table('securities', journal),
    logins: new Table('logins', journal, { member: (row) => String(row.memberId) }),
    loginTickets: new Table('loginTickets', journal),
    sliderPuzzles: new Table('sliderPuzzles', journal),
    sliderPasses: new Table('sliderPasses', journal),
    identityChecks: new Table('identityChecks', journal),
    limits: new Table('limits', journal, { member: (row) => String(row.memberId) }),
    breaks: new Table('breaks', journal, { member: (row) => String(row.memberId) }),
    exclusions: new Table('exclusions', journal),
    sittings: new Table('sittings', journal),
    safetyChanges: new Table('safetyChanges', journal, { member: (row) => String(row.memberId) }),
    safetyChoices: new Table('safetyChoices', journal),
    safetyMarkets: new Table('safetyMarkets', journal),
    rewards: new Table('rewards', journal, {
      member: (row) => String(row.memberId),
      open: (row) => (row.status === 'I' || row.status === 'P' ? String(row.memberId) : null),
      source: (row) => `${row.memberId}/${row.source}`,
    }),
    applications: new Table('applications', journal, { member: (row) => String(row.memberId) }),
    optIns: new Table('optIns', journal, { member: (row) => String(row.memberId) }),
    signIns: new Table('signIns', journal),
    wagering: new Table('wagering', journal, {
      member: (row) => String(row.memberId),
      open: (row) => (row.status === 'open' ? String(row.memberId) : null),
    }),
    tickets: new Table('tickets', journal, {
      member: (row) => String(row.memberId),
      draw: (row) => row.drawId,
    }),
    draws: new Table('draws', journal, {
      merchant: (row) => row.merchant,
      running: (row) => (row.drawnAt === null ? 'running' : null),
    }),
    pointAccounts: new Table('pointAccounts', journal),
    pointChanges: new Table('pointChanges', journal, { member: (row) => String(row.memberId) }),
    redemptions: new Table('redemptions', journal, {
      member: (row) => String(row.memberId),
      goods: (row) => (row.status === 'rejected' ? null : `${row.merchant}/${row.goodsId}`),
    }),
    rebates: new Table('rebates', journal, { member: (row) => String(row.memberId) }),
    feedbacks: new Table('feedbacks', journal),
    chatLines: new Table('chatLines', journal, { room: (row) => `${row.merchant}/${row.room}` }),
    chatMarks: new Table('chatMarks', journal),
    modules: new Table('modules', journal),
    registerFields: new Table('registerFields', journal),
    maintenance: new Table('maintenance', journal),
    counters: new Table('counters', journal),
    settings: new Table('settings', journal),
  }
}

/** A row a transaction wrote: where, and what was there before. */
export interface Written {
  readonly table: string
  readonly key: string
  readonly before: unknown
}

/** The platform's memory: typed tables, transactions over them, and the store behind them. */
export class State {
  readonly tables: Tables
  /** Sums over bets and ledger, in step with the tables. */
  readonly figures: Figures = createFigures()
  readonly #store: Store
  readonly #afterWrite: ((written: readonly Written[]) => void) | undefined
  /** First row each key had in the running transaction; null outside of one. */
  #before: Map<string, { table: Table<never>; key: string; row: unknown }> | null = null

  /** `afterWrite` is told of every transaction that changed something, once it is stored. */
  constructor(store: Store, afterWrite?: (written: readonly Written[]) => void) {
    this.#store = store
    this.#afterWrite = afterWrite
    this.tables = createTables((table, key, row) => {
      if (!this.#before) throw new Error(`${table.name} may only change inside a transaction`)
      const place = `${table.name}\n${key}`
      if (!this.#before.has(place)) this.#before.set(place, { table, key, row })
    }, this.figures)
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
    let written: Written[] = []
    try {
      const result = operation()
      const changes: Change[] = []
      for (const { table, key } of before.values()) {
        const row: unknown = table.get(key)
        changes.push({ collection: table.name, key, body: row === undefined ? null : rowText(row) })
      }
      if (changes.length > 0) this.#store.commit(changes)
      if (this.#afterWrite)
        written = [...before.values()].map(({ table, key, row }) => ({ table: table.name, key, before: row }))
      return result
    } catch (failure) {
      for (const { table, key, row } of [...before.values()].reverse()) table.revert(key, row)
      throw failure
    } finally {
      this.#before = null
      if (written.length > 0) this.#afterWrite?.(written)
    }
  }

  /** The whole state as text, for {@link restore}. Holds secrets of the sandbox: keep it with the sandbox. */
  snapshot(): string {
    return JSON.stringify({ version: 1, rows: this.#allRows() })
  }

  /** Replaces the whole state by a snapshot. Throws `NotASnapshot` on text that is none, and then changes nothing. */
  restore(snapshot: string): void {
    const read = readSnapshot(snapshot)
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
