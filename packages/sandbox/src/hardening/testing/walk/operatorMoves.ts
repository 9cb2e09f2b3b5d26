import { DAY, MINUTE } from '@croupier/locales/calendar'
import { randomInteger } from '../../../core/random/random.ts'
import { creditDeposit, rejectDeposit } from '../../../domains/money/deposits/deposits.ts'
import { changeSettings } from '../../../domains/merchants/merchants/rules.ts'
import { decideApplication } from '../../../domains/rewards/promotions/applications.ts'
import { payWithdrawal } from '../../../domains/money/withdrawals/payouts.ts'
import { forceReceipt, upholdClaim } from '../../../domains/money/withdrawals/receipts.ts'
import {
  approveWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
} from '../../../domains/money/withdrawals/withdrawals.ts'
import { operator, someOf, type Move, type WeightedMove } from './Walk.ts'

const decide: Move = (walk) => {
  const { random, testPlatform } = walk
  const { context } = testPlatform.sandbox
  const { tables } = context
  // Matched ones are decided with the payout that they make.
  const order = someOf(
    random,
    tables.deposits.by('open', 'open').filter(({ withdrawalId }) => withdrawalId === null),
  )
  const withdrawal = someOf(random, tables.withdrawals.by('open', 'crph'))
  const payout = someOf(random, tables.payouts.all())
  const application = someOf(
    random,
    [...tables.applications.all()].filter(({ status }) => status === 'pending'),
  )
  operator(walk, () => {
    switch (randomInteger(random, 9)) {
      case 0:
        return order && rejectDeposit(context, order.id, 'not found')
      case 1:
        return withdrawal && rejectWithdrawal(context, withdrawal.id, 'no')
      case 2:
        return withdrawal && returnWithdrawal(context, withdrawal.id, 'sent back')
      case 3:
        return withdrawal && payWithdrawal(context, withdrawal.id)
      case 4:
        return payout && (randomInteger(random, 2) === 0 ? forceReceipt : upholdClaim)(context, payout.id, 'looked at')
      case 5:
        return application && decideApplication(context, String(application.id), true, 'looked at')
      case 6:
        return withdrawal && approveWithdrawal(context, withdrawal.id)
      default:
        return order && creditDeposit(context, order.id)
    }
  })
}

const wait: Move = ({ testPlatform, random }) => {
  const chance = randomInteger(random, 100)
  testPlatform.clock.advance(randomInteger(random, 20) * MINUTE + randomInteger(random, MINUTE))
  if (chance > 70) testPlatform.clock.advance(randomInteger(random, 30) * 60 * MINUTE)
  if (chance > 97) testPlatform.clock.advance(randomInteger(random, 40) * DAY)
}

const switchWallets: Move = ({ testPlatform, random }) => {
  const { state, context } = testPlatform.sandbox
  state.transact(() => changeSettings(context, { walletPerVendor: { crph: randomInteger(random, 2) === 0 } }))
}

/** Closes the site and opens it again, during open rounds and transfers. */
const closeSite: Move = (walk) => {
  const { random, testPlatform } = walk
  operator(walk, () => changeSettings(testPlatform.sandbox.context, { maintenance: randomInteger(random, 8) === 0 }))
}

/** Moves of the operator and the clock. */
export const operatorMoves: readonly WeightedMove[] = [
  ['operator', 22, decide],
  ['time', 10, wait],
  ['switch wallets', 1, switchWallets],
  ['close the site', 4, closeSite],
]
