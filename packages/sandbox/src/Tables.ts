import type { Agreement, AgentRebate, Salary } from './subjects/agreements/rows.ts'
import type { BankCard } from './subjects/bank/rows.ts'
import type { ChatLine, ChatMark } from './subjects/chat/rows.ts'
import type { Deposit } from './subjects/deposits/rows.ts'
import type { RevealedSeed, SeedPair } from './fairness/rows.ts'
import type { Feedback } from './subjects/inbox/feedbackRows.ts'
import type { LedgerAccount, LedgerTransaction } from './core/ledger/rows.ts'
import type { Favourite, Member, MemberMessage, RecentGame, Session } from './subjects/members/rows.ts'
import type { PointAccount, PointChange, Redemption } from './subjects/points/rows.ts'
import type { Application, OptIn, Reward, SignInStreak } from './subjects/promotions/rows.ts'
import type { RebatePayment } from './subjects/loyalty/rows.ts'
import type { IdentityCheck } from './subjects/members/identityRows.ts'
import type { Bet, Launch, OpenRoundRow, PlayRow, Win } from './subjects/rounds/rows.ts'
import type { Break, Exclusion, Limit, SafetyChange, SafetyChoices, Sitting } from './subjects/safety/rows.ts'
import type { LoginRecord, LoginTicket, Security } from './subjects/security/rows.ts'
import type { LinkMember, RebateRates, RegisterLink } from './subjects/team/rows.ts'
import type { Draw, Ticket } from './subjects/tickets/rows.ts'
import type { Captcha, SliderPass, SliderPuzzle, SmsCode } from './subjects/verification/rows.ts'
import type { Wagering } from './subjects/wagering/rows.ts'
import type { TransferRow } from './subjects/wallets/rows.ts'
import type { Payout, Withdrawal } from './subjects/withdrawals/rows.ts'
import type { Maintenance, OperatorSettings, RegisterFieldChange, StoredAnswer } from './core/state/rows.ts'
import type { Table } from './core/state/Table.ts'

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
