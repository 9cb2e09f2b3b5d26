import { bindCard } from '../../../domains/money/bank/cards.ts'
import { orderDeposit } from '../../../domains/money/deposits/orderDeposit.ts'
import { changeSettings } from '../../../domains/merchants/merchants/rules.ts'
import { noteProtectionRead, noteReview } from '../../../domains/safety/safety/choices.ts'
import { payWithdrawal } from '../../../domains/money/withdrawals/payouts.ts'
import { approveWithdrawal, requestWithdrawal } from '../../../domains/money/withdrawals/withdrawals.ts'
import { bound, named, password, type Preparations, type Fixture } from './Fixture.ts'

const money = { amount: '1', password }

const account = {
  bankCode: 'MAYA',
  accountNumber: '09171112222',
  accountName: 'Beth Garcia',
  isDefault: true,
  password,
}

const card = (fixture: Fixture) => {
  const { id } = bindCard(fixture.context, fixture.merchant, named(fixture), account)
  return { bankCardId: id, password }
}

const payout = (fixture: Fixture) => {
  const { context, merchant } = fixture
  const request = { amount: '500', ...card(fixture), c2c: false }
  const { id } = requestWithdrawal(context, merchant, named(fixture), request)
  approveWithdrawal(context, id)
  return payWithdrawal(context, id).id
}

const firstSteps = ({ context, member }: Fixture) => {
  noteProtectionRead(context, member)
  noteReview(context, member, 'later')
}

const order = (fixture: Fixture) => {
  const { context, merchant, member } = fixture
  firstSteps(fixture)
  return { orderId: orderDeposit(context, merchant, member, { method: 'GCASH', amount: '500' }).id }
}

const perVendor = ({ context, merchant }: Fixture) => {
  changeSettings(context, { walletPerVendor: { [merchant.code]: true } })
  const [vendor] = context.catalogue.vendors
  return { fromAccountType: 2, toAccountType: vendor?.accountTypeId, amount: '1' }
}

/** Deposits, payout accounts, withdrawals and transfers. */
export const moneyPreparations: Preparations = {
  'bank.bind': (fixture) => {
    named(fixture)
    return account
  },
  'bank.makeDefault': card,
  'bank.unbind': card,
  'deposit.cancel': order,
  'deposit.manual': (fixture) => {
    firstSteps(fixture)
    return { targetUsername: fixture.member.account, payeeName: named(fixture).payeeName }
  },
  'deposit.qr': (fixture) => {
    firstSteps(fixture)
    return { targetUsername: fixture.member.account }
  },
  'receipt.confirm': (fixture) => ({ id: payout(fixture), action: 'RECEIVED', amount: undefined }),
  'transfer.collect': perVendor,
  'transfer.downline': ({ downline }) => ({ ...money, account: downline.account }),
  'transfer.upline': () => money,
  'transfer.wallets': perVendor,
  'deposit.order': (fixture) => {
    firstSteps(fixture)
    return { methodId: 'GCASH', amount: '500', promotionId: undefined }
  },
  'deposit.submit': order,
  'withdrawal.sms': (fixture) => {
    bound(fixture)
    return {}
  },
  'withdrawal.submit': (fixture) => ({ amount: '500', ...card(fixture) }),
}
