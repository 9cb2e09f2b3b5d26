import { merchants } from './subjects/merchants/subject.ts'
import { members } from './subjects/members/subject.ts'
import { security } from './subjects/security/subject.ts'
import { verification } from './subjects/verification/subject.ts'
import { safety } from './subjects/safety/subject.ts'
import { deposits } from './subjects/deposits/subject.ts'
import { withdrawals } from './subjects/withdrawals/subject.ts'
import { network } from './subjects/network/subject.ts'
import { bank } from './subjects/bank/subject.ts'
import { wallets } from './subjects/wallets/subject.ts'
import { statement } from './subjects/statement/subject.ts'
import { catalogue } from './subjects/catalogue/subject.ts'
import { rounds } from './subjects/rounds/subject.ts'
import { lottery } from './subjects/lottery/subject.ts'
import { agreements } from './subjects/agreements/subject.ts'
import { team } from './subjects/team/subject.ts'
import { reports } from './subjects/reports/subject.ts'
import { tickets } from './subjects/tickets/subject.ts'
import { loyalty } from './subjects/loyalty/subject.ts'
import { promotions } from './subjects/promotions/subject.ts'
import { wagering } from './subjects/wagering/subject.ts'
import { points } from './subjects/points/subject.ts'
import { inbox } from './subjects/inbox/subject.ts'
import { chat } from './subjects/chat/subject.ts'
import { notices } from './subjects/notices/subject.ts'
import { compose } from './compose.ts'

/**
 * Everything the platform consists of. Due work is settled in this order: rounds come before agreements, whose salaries
 * count them, and draws before the weekly board. Seeds are sown in the same order: people before their accounts, and
 * these before withdrawals.
 */
export const platform = compose(
  merchants,
  members,
  security,
  verification,
  safety,
  bank,
  deposits,
  withdrawals,
  network,
  wallets,
  statement,
  catalogue,
  rounds,
  lottery,
  agreements,
  team,
  reports,
  tickets,
  loyalty,
  promotions,
  wagering,
  points,
  inbox,
  chat,
  notices,
)
