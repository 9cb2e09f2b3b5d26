import { contract } from '@croupier/api'
import { signInStore, signOutStore, type RootStore } from '@croupier/stores'
import type { Operate } from './SiteFixture.tsx'

const password = 'Lagoon27x'

const signIn = (root: RootStore, username: string, password: string) =>
  root.store(signInStore).signIn({ type: 'username', username, password })

/** A friend registers with maria's code and deposits; she claims the bonus. Maria is logged in before and after. */
export async function inviteFriend(root: RootStore, operate: Operate): Promise<void> {
  const { deposit, member, promotion, referral, safety } = root.wire.calls(contract)
  const { referralCode } = await referral.details({ autoGenerate: true })
  const username = 'friendly01'
  await member.register({
    username,
    password,
    confirmPassword: password,
    birthday: '1990-01-01',
    referralCode,
    domain: 'localhost',
    registerUrl: 'http://localhost/register',
  })
  await root.store(signOutStore).leave()
  await signIn(root, username, password)
  await safety.readProtection({})
  await safety.review({ choice: 'later' })
  const order = await deposit.order({ methodId: 'GCASH', amount: '300' }, { idempotencyKey: 'friend-order-1' })
  const paid = { orderId: order.id, senderMobile: '09171234567', reference: '4000000000001' }
  await deposit.submit(paid, { idempotencyKey: 'friend-paid-1' })
  await operate('deposits/credit', { id: order.id })
  await root.store(signOutStore).leave()
  await signIn(root, 'maria', 'Croupier1')
  const [reward] = await promotion.claims({ promotionType: 'REFERRAL' })
  await promotion.claim({ promotionClaimId: String(reward?.rewardId) }, { idempotencyKey: 'friend-claim-1' })
}
