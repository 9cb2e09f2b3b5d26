import type { EndpointId } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { families, familyOf, issueAt } from '@croupier/games'
import { seededRandom } from '../../core/random/random.ts'
import type { Agreement } from '../../subjects/agreements/rows.ts'
import { bindCard } from '../../subjects/bank/cards.ts'
import { orderDeposit } from '../../subjects/deposits/deposits.ts'
import { inboxOf } from '../../subjects/inbox/inbox.ts'
import { sendMessage } from '../../subjects/inbox/messages.ts'
import { lotteryGames } from '../../subjects/lottery/draws.ts'
import { changeMember } from '../../subjects/members/members.ts'
import type { Member } from '../../subjects/members/rows.ts'
import { SEEDED_PASSWORD } from '../../subjects/members/seed.ts'
import { sessionId, startSession } from '../../subjects/members/sessions.ts'
import type { Merchant } from '../../subjects/merchants/Merchant.ts'
import { changeSettings, switchModule } from '../../subjects/merchants/rules.ts'
import { claimReward, issueReward } from '../../subjects/promotions/rewards.ts'
import { noteProtectionRead, noteReview } from '../../subjects/safety/choices.ts'
import { setLimit } from '../../subjects/safety/limits.ts'
import { issueIdentity, linkIdentity } from '../../subjects/security/identities.ts'
import { changeSecurity, enrolAuthenticator } from '../../subjects/security/security.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../subjects/security/seed.ts'
import { totpCode, totpStep } from '../../subjects/security/totp.ts'
import { addLink } from '../../subjects/team/links.ts'
import type { TicketKind } from '../../subjects/tickets/rows.ts'
import { giveTicket } from '../../subjects/tickets/tickets.ts'
import { SANDBOX_SMS_CODE, sendCode, sendSms } from '../../subjects/verification/sms.ts'
import { payWithdrawal } from '../../subjects/withdrawals/payouts.ts'
import { approveWithdrawal, requestWithdrawal } from '../../subjects/withdrawals/withdrawals.ts'
import { picksOf } from '../../testing/gameOperations.ts'
import type { World } from '../../World.ts'

/** Who is about to be excluded, and where. */
export interface Stage {
  readonly world: World
  readonly merchant: Merchant
  readonly member: Member
  /** The agent above, and a direct downline. */
  readonly upline: Member
  readonly downline: Member
}

/**
 * Brings about what a call needs to be answered, before the exclusion begins, and gives the fields that the example has to
 * say otherwise. What it returns as a function runs during the exclusion.
 */
export type Preparation = (stage: Stage) => object | (() => object)

const password = SEEDED_PAYMENT_PASSWORD
const NUMBER = '639171112222'
const typedNumber = { mobileNum: '09171112222', countryDialingCode: '63' }
const address = { email: 'new@mail.example' }
const money = { amount: '1', password }

/** An account of another provider, at a merchant that takes them. */
function provedAccount(world: World, merchant: Merchant): string {
  switchModule(world, merchant, 'SOCIALLOGIN3', true)
  return issueIdentity(world, merchant, 'google', 'beth@mail.example')
}

const named = (stage: Stage): Member =>
  changeMember(stage.world, stage.member.id, {
    payeeName: 'Beth Garcia',
    birthday: '1990-04-12',
    verified: true,
    profile: { birthPlace: 'Manila', incomeSource: 'SALARY' },
  })

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
  const wish = { amount: '500', ...card(stage), c2c: false }
  const { id } = requestWithdrawal(world, merchant, named(stage), wish)
  approveWithdrawal(world, id)
  return payWithdrawal(world, id).id
}

const order = ({ world, merchant, member }: Stage) => {
  noteProtectionRead(world, member)
  noteReview(world, member, 'later')
  return { orderId: orderDeposit(world, merchant, member, { method: 'GCASH', amount: '500' }).id }
}

const reward = ({ world, member }: Stage) =>
  issueReward(world, member, {
    type: 'EVENT',
    source: 'preparation',
    name: { EN: 'Gift', TY: 'Regalo', BN: 'উপহার' },
    amount: 1_000n,
    multiple: 1,
  }).id

const ticket = (kind: TicketKind) => (stage: Stage) => {
  const { id } = giveTicket(stage.world, stage.member, kind)
  return { transactionId: String(id), ticketId: String(id) }
}

const message = ({ world, member }: Stage) => {
  sendMessage(world, member.id, 'reward.ready', [])
  return { messageIds: [String(inboxOf(world, member.id)[0]?.id)] }
}

const agreement = (
  { world, member, upline }: Stage,
  kind: Agreement['kind'],
  parts: Partial<Agreement> = {},
): Agreement => {
  const now = world.clock.now()
  const row: Agreement = {
    id: '90001',
    merchant: member.merchant,
    kind,
    productType: 'CONS',
    uplineId: upline.id,
    memberId: member.id,
    period: kind === 'dividend' ? 'D' : null,
    tiers: [],
    status: 'P',
    requestedBy: null,
    offeredAt: now,
    expiresAt: now + DAY,
    inForceFrom: null,
    settledTo: null,
    settlesTo: null,
    endedAt: null,
    endReason: null,
    ...parts,
  }
  world.tables.agreements.put(row.id, row)
  return row
}

const offered = (kind: Agreement['kind']) => (stage: Stage) => {
  const { id } = agreement(stage, kind)
  return { id, contractId: id, type: 'CONS', status: 'A', accept: true }
}

const dailyDeposit = { kind: 'deposit', period: 'day' } as const
const limited = ({ world, merchant, member }: Stage) => {
  setLimit(world, merchant, member, dailyDeposit, 100_000n)
  return dailyDeposit
}
const raised = (stage: Stage) => {
  limited(stage)
  return () => {
    setLimit(stage.world, stage.merchant, stage.member, dailyDeposit, 200_000n)
    return dailyDeposit
  }
}

const slot = ({ world }: Stage) => {
  const game = world.catalogue.gamesByLane.get('RNG')?.find(({ maintenance }) => !maintenance)
  if (!game) throw new Error('no slot')
  return { nodeId: String(game.nodeId), vassalage: game.vendor, vendor: game.vendor, gameType: game.gameType }
}

const bets = ({ world }: Stage) => {
  const [game] = lotteryGames(world)
  if (!game) throw new Error('no lottery')
  const family = familyOf(game)
  const [play] = families[family].plays
  if (!play) throw new Error('no play')
  const bettingContent = picksOf(seededRandom(1), families[family], play).join(',')
  const numero = [{ numero: issueAt(family, world.clock.now(), 1).numero, multiple: 1 }]
  return { contents: [{ gameId: game.code, playId: play.id, bettingContent, singleBetPrice: '2.00', numero }] }
}

const secondStep = ({ world, member }: Stage) => {
  const authenticator = { secret: '', startedAt: 0, confirmedAt: world.clock.now(), usedStep: -1 }
  changeSecurity(world, member.id, { authenticator })
  return {}
}

const perVendor = ({ world, merchant }: Stage) => {
  changeSettings(world, { walletPerVendor: { [merchant.code]: true } })
  const [vendor] = world.catalogue.vendors
  return { fromAccountType: 2, toAccountType: vendor?.accountTypeId, amount: '1' }
}

const unchecked = ({ world, member }: Stage) => {
  world.tables.identityChecks.delete(String(member.id))
  changeMember(world, member.id, { verified: false })
}

const bound = (stage: Stage, more: Partial<Member> = {}) =>
  changeMember(stage.world, stage.member.id, { mobile: NUMBER, mobileVerified: true, ...more })

/** What calls need that refuse their example for another reason than an exclusion. */
export const preparations: Readonly<Partial<Record<EndpointId, Preparation>>> = {
  'account.linkIdentity': ({ world, merchant }) => ({ firebaseIdToken: provedAccount(world, merchant) }),
  'account.unlinkIdentity': ({ world, merchant, member }) => {
    linkIdentity(world, merchant, member, { channel: 'google', token: provedAccount(world, merchant) })
    return {}
  },
  'agreement.answer': offered('daily'),
  'agreement.answerDaily': offered('daily'),
  'agreement.answerDividend': offered('dividend'),
  'agreement.answerHourly': offered('hourly'),
  'agreement.answerRealTime': offered('realTime'),
  'agreement.offer': ({ downline }) => ({ downlineId: String(downline.id) }),
  'agreement.terminate': (stage) => {
    const now = stage.world.clock.now()
    return { id: agreement(stage, 'daily', { status: 'A', inForceFrom: now, settledTo: now }).id }
  },
  'agreement.withdraw': (stage) => ({
    id: agreement(stage, 'daily', { uplineId: stage.member.id, memberId: stage.downline.id }).id,
  }),
  'bank.bind': (stage) => {
    named(stage)
    return account
  },
  'bank.makeDefault': card,
  'bank.unbind': card,
  'cashier.cancelOrder': order,
  'cashier.manualDeposit': (stage) => ({ targetUsername: stage.member.account, payeeName: named(stage).payeeName }),
  'cashier.qrDeposit': ({ member }) => ({ targetUsername: member.account }),
  'device.end':
    ({ world, member }) =>
    () => ({ id: sessionId(startSession(world, member, '203.0.113.8')) }),
  'games.addFavourite': slot,
  'games.launch': slot,
  'inbox.markRead': message,
  'inbox.remove': message,
  'lottery.bet': bets,
  'member.language': ({ merchant }) => ({ language: merchant.languages[0] }),
  'points.convert': () => ({ password }),
  'points.redeem': () => ({ password }),
  'profile.submitKyc': (stage) => {
    unchecked(stage)
    return { pictures: [{ name: 'front.png', type: 'image/png', data: PIXEL }] }
  },
  'profile.uploadPicture': (stage) => {
    unchecked(stage)
    return { part: PIXEL, size: atob(PIXEL).length }
  },
  'promotion.claim': (stage) => ({ promotionClaimId: String(reward(stage)) }),
  'promotion.endBonus': (stage) => {
    claimReward(stage.world, stage.member, String(reward(stage)))
    return { bonusId: stage.world.tables.wagering.by('open', String(stage.member.id))[0]?.id }
  },
  'promotion.refuse': (stage) => ({ promotionClaimId: String(reward(stage)) }),
  'raffle.claim': ticket('RAFFLE'),
  'receipt.confirm': (stage) => ({ id: payout(stage), action: 'RECEIVED', amount: undefined }),
  'safety.cancelRaise': raised,
  'safety.confirmRaise': raised,
  'safety.removeLimit': limited,
  'safety.startBreak': () => ({ length: '5y' }),
  'security.changePassword': () => ({
    oldPassword: SEEDED_PASSWORD,
    newPassword: 'Better123',
    confirmNewPassword: 'Better123',
  }),
  'security.checkPaymentPassword': () => ({ password }),
  'security.recoveryCodes': secondStep,
  'security.stepUp': () => ({ password: SEEDED_PASSWORD }),
  'security.stepUpCode': (stage) => {
    bound(stage, { passwordHash: '' })
    return {}
  },
  'security.twoFactorConfirm': ({ world, member }) => {
    const code = totpCode(enrolAuthenticator(world, member), totpStep(world.clock.now()))
    return { code }
  },
  'security.twoFactorDisable': secondStep,
  'team.removeLink': ({ world, merchant, member }) => ({
    affiUrlId: addLink(world, merchant, member, { type: 0, rates: {} }).id,
  }),
  'team.setRates': ({ downline }) => ({ id: String(downline.id), rates: {} }),
  'ticket.cancel': ticket('PRIZE_WHEEL'),
  'ticket.claim': ticket('PRIZE_WHEEL'),
  'transfer.collect': perVendor,
  'transfer.downline': ({ downline }) => ({ ...money, account: downline.account }),
  'transfer.upline': () => money,
  'transfer.wallets': perVendor,
  'verify.checkEmail': ({ world, merchant }) => {
    sendCode(world, merchant, { purpose: 'bindEmail', receiver: address.email })
    return { ...address, verificationCode: SANDBOX_SMS_CODE }
  },
  'verify.checkSms': ({ world, merchant }) => {
    sendSms(world, merchant, 'bind', NUMBER)
    return { ...typedNumber, verificationCode: SANDBOX_SMS_CODE }
  },
  'wallet.depositSubmit': order,
  'withdrawal.sms': (stage) => {
    bound(stage)
    return {}
  },
  'withdrawal.submit': (stage) => ({ amount: '500', ...card(stage) }),
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
