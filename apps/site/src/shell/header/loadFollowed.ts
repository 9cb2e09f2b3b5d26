import { depositStore, withdrawalStore, type RootStore } from '@croupier/stores'

/** Loads the lists of deposits and withdrawals that were on their way before a reload. */
export function loadFollowed(root: RootStore): void {
  if (root.feed.follows('deposits')) void root.store(depositStore).list.load()
  if (root.feed.follows('withdrawals')) void root.store(withdrawalStore).load()
}
