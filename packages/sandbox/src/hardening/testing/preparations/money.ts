import { bindCard } from '../../../domains/money/bank/cards.ts'
import { orderDeposit } from '../../../domains/money/deposits/orderDeposit.ts'
import { changeSettings } from '../../../domains/merchants/merchants/rules.ts'
import { noteProtectionRead, noteReview } from '../../../domains/safety/safety/choices.ts'
import { payWithdrawal } from '../../../domains/money/withdrawals/payouts.ts'
import { approveWithdrawal, requestWithdrawal } from '../../../domains/money/withdrawals/withdrawals.ts'
import { bound, named, password, type Preparations, type Stage } from './Stage.ts'

const money = { amount: '1', password }

const account = {
  bankCode: 'MAYA',
  accountNumber: '09171112222',
  accountName: 'Beth Garcia',
  isDefault: true,
  password,
}

const card = (stage: Stage) => {
  const { id } = bindCard(stage.world, stage.merchant, named(stage), account)
  return { bankCardId: id, password }
}

const payout = (stage: Stage) => {
  const { world, merchant } = stage
  const request = { amount: '500', ...card(stage), c2c: false }
  const { id } = requestWithdrawal(world, merchant, named(stage), request)
  approveWithdrawal(world, id)
  return payWithdrawal(world, id).id
}

const firstSteps = ({ world, member }: Stage) => {
  noteProtectionRead(world, member)
  noteReview(world, member, 'later')
}

const order = (stage: Stage) => {
  const { world, merchant, member } = stage
  firstSteps(stage)
  return { orderId: orderDeposit(world, merchant, member, { method: 'GCASH', amount: '500' }).id }
}

const perVendor = ({ world, merchant }: Stage) => {
  changeSettings(world, { walletPerVendor: { [merchant.code]: true } })
  const [vendor] = world.catalogue.vendors
  return { fromAccountType: 2, toAccountType: vendor?.accountTypeId, amount: '1' }
}

/** Deposits, payout accounts, withdrawals and transfers. */
export const moneyPreparations: Preparations = {
  'bank.bind': (stage) => {
    named(stage)
    return account
  },
  'bank.makeDefault': card,
  'bank.unbind': card,
  'cashier.cancelOrder': order,
  'cashier.manualDeposit': (stage) => {
    firstSteps(stage)
    return { targetUsername: stage.member.account, payeeName: named(stage).payeeName }
  },
  'cashier.qrDeposit': (stage) => {
    firstSteps(stage)
    return { targetUsername: stage.member.account }
  },
  'receipt.confirm': (stage) => ({ id: payout(stage), action: 'RECEIVED', amount: undefined }),
  'transfer.collect': perVendor,
  'transfer.downline': ({ downline }) => ({ ...money, account: downline.account }),
  'transfer.upline': () => money,
  'transfer.wallets': perVendor,
  'wallet.depositOrder': (stage) => {
    firstSteps(stage)
    return { methodId: 'GCASH', amount: '500', promotionId: undefined }
  },
  'wallet.depositSubmit': order,
  'withdrawal.sms': (stage) => {
    bound(stage)
    return {}
  },
  'withdrawal.submit': (stage) => ({ amount: '500', ...card(stage) }),
}
