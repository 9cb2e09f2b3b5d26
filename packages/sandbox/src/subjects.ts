import { games } from './domains/play/games/subject.ts'
import { marketing } from './domains/safety/marketing/subject.ts'
import { trusted } from './domains/safety/trusted/subject.ts'
import { raffle } from './domains/rewards/raffle/subject.ts'
import { merchants } from './domains/merchants/merchants/subject.ts'
import { members } from './domains/identity/members/subject.ts'
import { security } from './domains/access/security/subject.ts'
import { verification } from './domains/identity/verification/subject.ts'
import { safety } from './domains/safety/safety/subject.ts'
import { deposits } from './domains/money/deposits/subject.ts'
import { withdrawals } from './domains/money/withdrawals/subject.ts'
import { network } from './domains/money/network/subject.ts'
import { bank } from './domains/money/bank/subject.ts'
import { wallets } from './domains/money/wallets/subject.ts'
import { statement } from './domains/money/statement/subject.ts'
import { catalogue } from './domains/merchants/catalogue/subject.ts'
import { rounds } from './domains/play/rounds/subject.ts'
import { lottery } from './domains/play/lottery/subject.ts'
import { agreements } from './domains/agents/agreements/subject.ts'
import { team } from './domains/agents/team/subject.ts'
import { reports } from './domains/agents/reports/subject.ts'
import { tickets } from './domains/rewards/tickets/subject.ts'
import { loyalty } from './domains/rewards/loyalty/subject.ts'
import { promotions } from './domains/rewards/promotions/subject.ts'
import { wagering } from './domains/money/wagering/subject.ts'
import { points } from './domains/rewards/points/subject.ts'
import { inbox } from './domains/identity/inbox/subject.ts'
import { chat } from './domains/content/chat/subject.ts'
import { notices } from './domains/content/notices/subject.ts'
import { compose } from './compose.ts'

/**
 * All parts of the platform. Due work is settled in this order: rounds come before agreements, whose salaries
 * count them, and draws before the weekly board. Seeds run in the same order: people before their accounts, and
 * these before withdrawals.
 */
export const platform = compose(
  merchants,
  members,
  security,
  verification,
  safety,
  marketing,
  trusted,
  bank,
  deposits,
  withdrawals,
  network,
  wallets,
  statement,
  catalogue,
  games,
  rounds,
  lottery,
  agreements,
  team,
  reports,
  tickets,
  raffle,
  loyalty,
  promotions,
  wagering,
  points,
  inbox,
  chat,
  notices,
)
