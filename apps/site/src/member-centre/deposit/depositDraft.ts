import type { DepositDraft } from '@croupier/forms'
import type { RootStore } from '@croupier/stores'

const drafts = new WeakMap<RootStore, { readonly username: string | undefined; readonly draft: DepositDraft }>()

/**
 * What this member typed into the deposit form: kept in memory while the member centre is closed and over the end of a
 * session, given to nobody else.
 */
export function keptDraft(root: RootStore): DepositDraft | undefined {
  const kept = drafts.get(root)
  return kept && kept.username === root.session.username ? kept.draft : undefined
}

/** Keeps what a member typed, or forgets it. */
export function keepDraft(root: RootStore, username: string | undefined, draft: DepositDraft | undefined): void {
  if (draft) drafts.set(root, { username, draft })
  else drafts.delete(root)
}
