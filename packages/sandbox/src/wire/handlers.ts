import type { EndpointId } from '@croupier/api'
import type { Handler } from './Call.ts'
import { agreementHandlers } from '../subjects/agreements/agreementCalls.ts'
import { bankHandlers } from '../subjects/bank/calls.ts'
import { cashierHandlers } from '../subjects/deposits/cashierCalls.ts'
import { gamesHandlers } from '../subjects/catalogue/calls.ts'
import { lotteryHandlers } from '../subjects/lottery/calls.ts'
import { memberHandlers } from '../subjects/members/memberCalls.ts'
import { messagesHandlers } from '../subjects/notices/calls.ts'
import { ordersHandlers } from '../subjects/rounds/orderCalls.ts'
import { playHandlers, roomHandlers } from '../subjects/rounds/playCalls.ts'
import { pointsHandlers } from '../subjects/points/calls.ts'
import { missionHandlers, rankHandlers, rebateHandlers, referralHandlers } from '../subjects/loyalty/calls.ts'
import { promotionHandlers } from '../subjects/promotions/calls.ts'
import { chatHandlers, feedbackHandlers, helpHandlers, inboxHandlers } from '../subjects/inbox/calls.ts'
import { jackpotHandlers, promoCodeHandlers, raffleHandlers, ticketHandlers } from '../subjects/tickets/calls.ts'
import { recordsHandlers } from '../subjects/rounds/recordCalls.ts'
import { reportHandlers } from '../subjects/reports/calls.ts'
import { salaryHandlers } from '../subjects/agreements/salaryCalls.ts'
import { sessionHandlers } from '../subjects/security/sessionCalls.ts'
import { statementHandlers } from '../subjects/statement/calls.ts'
import { systemHandlers } from '../subjects/merchants/calls.ts'
import { teamHandlers } from '../subjects/team/calls.ts'
import { transferHandlers } from '../subjects/wallets/calls.ts'
import { verificationHandlers } from '../subjects/verification/calls.ts'
import { walletHandlers } from '../subjects/deposits/walletCalls.ts'
import { receiptHandlers, withdrawalHandlers } from '../subjects/withdrawals/calls.ts'
import { accountHandlers } from '../subjects/members/accountCalls.ts'
import { consentHandlers } from '../subjects/members/consentCalls.ts'
import { deviceHandlers } from '../subjects/members/deviceCalls.ts'
import { profileHandlers } from '../subjects/members/profileCalls.ts'
import { safetyHandlers } from '../subjects/safety/calls.ts'
import { securityHandlers } from '../subjects/security/securityCalls.ts'
import { sliderHandlers } from '../subjects/verification/sliderCalls.ts'
import { verifyHandlers } from '../subjects/security/verifyCalls.ts'

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
