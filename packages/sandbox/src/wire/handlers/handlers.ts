import type { EndpointId } from '@croupier/api'
import type { Handler } from '../Call.ts'
import { agreementHandlers } from './agreement.ts'
import { bankHandlers } from './bank.ts'
import { cashierHandlers } from './cashier.ts'
import { gamesHandlers } from './games.ts'
import { lotteryHandlers } from './lottery.ts'
import { memberHandlers } from './member.ts'
import { messagesHandlers } from './messages.ts'
import { ordersHandlers } from './orders.ts'
import { playHandlers, roomHandlers } from './play.ts'
import { pointsHandlers } from './points.ts'
import { missionHandlers, rankHandlers, rebateHandlers, referralHandlers } from './progress.ts'
import { promotionHandlers } from './promotion.ts'
import { chatHandlers, feedbackHandlers, helpHandlers, inboxHandlers } from './service.ts'
import { jackpotHandlers, promoCodeHandlers, raffleHandlers, ticketHandlers } from './tickets.ts'
import { recordsHandlers } from './records.ts'
import { reportHandlers } from './report.ts'
import { salaryHandlers } from './salary.ts'
import { sessionHandlers } from './session.ts'
import { statementHandlers } from './statement.ts'
import { systemHandlers } from './system.ts'
import { teamHandlers } from './team.ts'
import { transferHandlers } from './transfer.ts'
import { verificationHandlers } from './verification.ts'
import { walletHandlers } from './wallet.ts'
import { receiptHandlers, withdrawalHandlers } from './withdrawal.ts'
import { accountHandlers } from './account.ts'
import { consentHandlers } from './consent.ts'
import { deviceHandlers } from './device.ts'
import { profileHandlers } from './profile.ts'
import { safetyHandlers } from './safety.ts'
import { securityHandlers } from './security.ts'
import { sliderHandlers } from './slider.ts'
import { verifyHandlers } from './verify.ts'

/** An answer for every endpoint of the contract. An endpoint without one does not compile. */
export const handlers: { readonly [Id in EndpointId]: Handler<Id> } = {
  ...systemHandlers,
  ...accountHandlers,
  ...consentHandlers,
  ...deviceHandlers,
  ...profileHandlers,
  ...safetyHandlers,
  ...securityHandlers,
  ...sliderHandlers,
  ...verifyHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...cashierHandlers,
  ...withdrawalHandlers,
  ...receiptHandlers,
  ...bankHandlers,
  ...transferHandlers,
  ...statementHandlers,
  ...ordersHandlers,
  ...gamesHandlers,
  ...messagesHandlers,
  ...recordsHandlers,
  ...teamHandlers,
  ...reportHandlers,
  ...agreementHandlers,
  ...salaryHandlers,
  ...chatHandlers,
  ...feedbackHandlers,
  ...helpHandlers,
  ...inboxHandlers,
  ...jackpotHandlers,
  ...missionHandlers,
  ...pointsHandlers,
  ...promoCodeHandlers,
  ...promotionHandlers,
  ...raffleHandlers,
  ...rankHandlers,
  ...rebateHandlers,
  ...referralHandlers,
  ...ticketHandlers,
  ...lotteryHandlers,
  ...roomHandlers,
  ...playHandlers,
}
