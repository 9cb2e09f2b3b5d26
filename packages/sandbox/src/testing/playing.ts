import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import { settleRound } from '../domains/play/rounds/settle.ts'
import type { TestPlatform, Visitor } from './createTestPlatform.ts'

/** The member with a name; throws if there is none. */
export function personOf(testPlatform: TestPlatform, account: string, merchant = 'crph'): Member {
  const member = memberByAccount(testPlatform.sandbox.context, merchant, account)
  if (!member) throw new Error(`${account} was not seeded`)
  return member
}

/** Settles a round of a game type now; amounts are minor units and the stake is returned by default. */
export function playRound(
  testPlatform: TestPlatform,
  account: string,
  stake: bigint,
  { gameType = 'RNG', payout = stake, merchant = 'crph' } = {},
): void {
  const { context, state } = testPlatform.sandbox
  const game = context.catalogue.games.find((one) => one.gameType === gameType)
  if (!game) throw new Error(`no game of ${gameType}`)
  const round = { game, stake, payout, playId: '', key: '', detail: null }
  state.transact(() => settleRound(context, personOf(testPlatform, account, merchant), round))
}

/** A picture of a receipt, one pixel. */
export const receiptPicture = {
  name: 'receipt.png',
  type: 'image/png' as const,
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

let serial = 0
/** A fresh idempotency key. */
export const freshKey = () => ({ idempotencyKey: `key-${String(++serial).padStart(8, '0')}` })

/** Answers what precedes a first deposit: how balances are protected, and the question about limits. */
export async function takeFirstSteps({ client }: Visitor): Promise<void> {
  const { firstDeposit, prompt } = await client.safety.readProtection({})
  if (firstDeposit && prompt === 'first') await client.safety.review({ choice: 'later' })
}

/** Deposits by GCash and lets the operator credit it immediately; `amount` is decimal text. */
export async function depositNow(
  testPlatform: TestPlatform,
  person: Visitor,
  amount: string,
  promotionId?: string,
): Promise<void> {
  const request = { methodId: 'GCASH', amount, ...(promotionId !== undefined && { promotionId }) }
  await takeFirstSteps(person)
  const order = await person.client.deposit.order(request, freshKey())
  const reference = String(4_000_000_000_000 + ++serial)
  await person.client.deposit.submit({ orderId: order.id, senderMobile: '09171234567', reference }, freshKey())
  await testPlatform.operate('deposits/credit', { id: order.id })
}

/** Pays a matched order through the payment network and returns the network's reference. */
export async function payOrder(
  testPlatform: TestPlatform,
  order: {
    readonly receiverNumber: string | null
    readonly amount: string
    readonly reference: string
  },
): Promise<string> {
  const { receiverNumber: receiver, amount, reference: remark } = order
  return (
    (await testPlatform.operate('network/pay', { merchant: 'crph', receiver, amount, remark })) as { reference: string }
  ).reference
}
