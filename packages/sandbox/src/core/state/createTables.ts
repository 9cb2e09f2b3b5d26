import { openList } from '../../subjects/agreements/openList.ts'
import { depositDueAt } from '../../subjects/deposits/due.ts'
import { membersOf } from '../ledger/ledger.ts'
import { deskOfBet } from '../../subjects/rounds/rows.ts'
import type { Store } from '../store/store.ts'
import type { Figures } from './figures.ts'
import { HistoryTable } from './HistoryTable.ts'
import { MemoryTable } from './MemoryTable.ts'
import type { Journal, Table, TableShape } from './Table.ts'
import type { Tables } from '../../Tables.ts'

/**
 * The tables of a state. What grows with play is a history: its rows stay in the store, where the store can read them in
 * parts. Everything else is bounded by the number of people, or small, and is held in memory.
 */
export function createTables(journal: Journal, figures: Figures, store: Pick<Store, 'history'>): Tables {
  const memory = <Row>(name: string, indexes: TableShape<Row>['indexes'] = {}): Table<Row> =>
    new MemoryTable(name, journal, { indexes })
  const history = <Row>(name: string, shape: TableShape<Row>): Table<Row> => {
    const stored = store.history?.(name, Object.keys(shape.indexes ?? {}))
    return stored ? new HistoryTable(name, journal, stored, shape) : new MemoryTable(name, journal, shape)
  }
  return {
    accounts: memory('accounts'),
    transactions: history('transactions', {
      indexes: { member: (row) => membersOf(row).map(String) },
      at: (row) => row.at,
      followers: [figures.money, figures.safety],
    }),
    members: memory('members', {
      account: (row) => `${row.merchant}/${row.account.toLowerCase()}`,
      email: (row) => (row.email ? `${row.merchant}/${row.email.toLowerCase()}` : null),
      mobile: (row) => (row.mobile ? `${row.merchant}/${row.mobile}` : null),
      affiliateCode: (row) => (row.affiliateCode ? `${row.merchant}/${row.affiliateCode.toUpperCase()}` : null),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
    }),
    sessions: history('sessions', { indexes: { member: (row) => String(row.memberId) }, at: (row) => row.createdAt }),
    favourites: memory('favourites', { member: (row) => String(row.memberId) }),
    recents: memory('recents', { member: (row) => String(row.memberId) }),
    messages: history('messages', {
      indexes: { member: (row) => String(row.memberId), unread: (row) => (row.read ? null : String(row.memberId)) },
      at: (row) => row.at,
    }),
    smsCodes: memory('smsCodes'),
    captchas: memory('captchas'),
    deposits: history('deposits', {
      indexes: {
        member: (row) => String(row.memberId),
        // By when the clock changes it, so that what is due is found without reading what waits.
        open: {
          of: (row) => (['ordered', 'submitted', 'matching'].includes(row.status) ? 'open' : null),
          at: (row) => depositDueAt(row) ?? Number.MAX_SAFE_INTEGER,
        },
        reference: (row) => (row.reference && row.status !== 'rejected' ? `${row.method}/${row.reference}` : null),
        match: (row) => (row.status === 'ordered' ? row.withdrawalId : null),
      },
      at: (row) => row.reachedAt.ordered ?? 0,
      followers: [figures.dueDeposits],
    }),
    withdrawals: memory('withdrawals', {
      member: (row) => String(row.memberId),
      open: (row) => (['received', 'rejected', 'returned'].includes(row.status) ? null : row.merchant),
    }),
    payouts: memory('payouts', {
      withdrawal: (row) => row.withdrawalId,
      deposit: (row) => row.depositId,
      waiting: (row) => (row.status === 'waiting' ? 'waiting' : null),
    }),
    transfers: history('transfers', { at: (row) => row.at }),
    bankCards: memory('bankCards', {
      member: (row) => String(row.memberId),
      account: (row) => `${row.merchant}/${row.bankCode}/${row.accountNumber}`,
    }),
    bets: history('bets', {
      indexes: {
        member: (row) => String(row.memberId),
        play: (row) => row.playId || null,
        desk: deskOfBet,
        key: (row) => (row.playId ? `${row.playId}/${row.key}` : null),
      },
      at: (row) => row.at,
      followers: [figures.bets],
    }),
    openRounds: memory('openRounds', {
      member: (row) => String(row.memberId),
      key: (row) => `${row.playId}/${row.key}`,
    }),
    seedPairs: memory('seedPairs'),
    revealedSeeds: history('revealedSeeds', { at: (row) => row.revealedAt }),
    houseSecrets: memory('houseSecrets'),
    launches: memory('launches'),
    plays: history('plays', { indexes: { member: (row) => String(row.memberId) }, at: (row) => row.openedAt }),
    wins: memory('wins', { merchant: (row) => row.merchant }),
    rebateRates: memory('rebateRates'),
    registerLinks: memory('registerLinks', {
      agent: (row) => String(row.agentId),
      code: (row) => `${row.merchant}/${row.code}`,
    }),
    linkMembers: memory('linkMembers', { link: (row) => row.linkId }),
    agreements: memory('agreements', {
      member: (row) => String(row.memberId),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
      open: openList,
    }),
    salaries: memory('salaries', {
      member: (row) => String(row.memberId),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
      due: (row) => (row.paidAt === null ? 'due' : null),
    }),
    agentRebates: memory('agentRebates', { member: (row) => String(row.memberId) }),
    answers: history('answers', { at: (row) => row.at }),
    securities: memory('securities'),
    logins: history('logins', { indexes: { member: (row) => String(row.memberId) }, at: (row) => row.at }),
    loginTickets: memory('loginTickets'),
    sliderPuzzles: memory('sliderPuzzles'),
    sliderPasses: memory('sliderPasses'),
    identityChecks: memory('identityChecks'),
    limits: memory('limits', { member: (row) => String(row.memberId) }),
    breaks: memory('breaks', { member: (row) => String(row.memberId) }),
    exclusions: memory('exclusions'),
    sittings: memory('sittings'),
    safetyChanges: history('safetyChanges', {
      indexes: { member: (row) => String(row.memberId) },
      at: (row) => row.at,
    }),
    safetyChoices: memory('safetyChoices'),
    safetyMarkets: memory('safetyMarkets'),
    rewards: memory('rewards', {
      member: (row) => String(row.memberId),
      open: (row) => (row.status === 'I' || row.status === 'P' ? String(row.memberId) : null),
      source: (row) => `${row.memberId}/${row.source}`,
    }),
    applications: memory('applications', { member: (row) => String(row.memberId) }),
    optIns: memory('optIns', { member: (row) => String(row.memberId) }),
    signIns: memory('signIns'),
    wagering: memory('wagering', {
      member: (row) => String(row.memberId),
      open: (row) => (row.status === 'open' ? String(row.memberId) : null),
    }),
    tickets: memory('tickets', {
      member: (row) => String(row.memberId),
      draw: (row) => row.drawId,
    }),
    draws: memory('draws', {
      merchant: (row) => row.merchant,
      running: (row) => (row.drawnAt === null ? 'running' : null),
    }),
    pointAccounts: memory('pointAccounts'),
    pointChanges: history('pointChanges', { indexes: { member: (row) => String(row.memberId) }, at: (row) => row.at }),
    redemptions: memory('redemptions', {
      member: (row) => String(row.memberId),
      goods: (row) => (row.status === 'rejected' ? null : `${row.merchant}/${row.goodsId}`),
    }),
    rebates: memory('rebates', { member: (row) => String(row.memberId) }),
    feedbacks: memory('feedbacks'),
    chatLines: memory('chatLines', { room: (row) => `${row.merchant}/${row.room}` }),
    chatMarks: memory('chatMarks'),
    modules: memory('modules'),
    registerFields: memory('registerFields'),
    maintenance: memory('maintenance'),
    counters: memory('counters'),
    settings: memory('settings'),
  }
}
