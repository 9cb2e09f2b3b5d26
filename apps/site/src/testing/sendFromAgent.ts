import { transfer } from '@croupier/api'
import { signInStore, signOutStore, type RootStore } from '@croupier/stores'

const signIn = (root: RootStore, username: string) =>
  root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })

/** Ace sends money to carl, whose agent he is. Carl is logged in before and after. */
export async function sendFromAgent(root: RootStore, amount: string): Promise<void> {
  await root.store(signOutStore).leave()
  await signIn(root, 'ace')
  await root.wire
    .calls(transfer)
    .transfer.downline({ account: 'carl', amount, password: '135790' }, { idempotencyKey: 'from-ace-1' })
  await root.store(signOutStore).leave()
  await signIn(root, 'carl')
}
