import type { DepositDraft } from '@croupier/forms'
import type { RootStore } from '@croupier/stores'

const drafts = new WeakMap<RootStore, { readonly token: string | null; readonly draft: DepositDraft }>()

/** What was typed into the deposit form in this session; kept while the member centre is closed, gone at sign-out. */
export function keptDraft(root: RootStore): DepositDraft | undefined {
  const kept = drafts.get(root)
  return kept && kept.token === root.session.token ? kept.draft : undefined
}

/** Keeps what was typed, or forgets it. */
export function keepDraft(root: RootStore, draft: DepositDraft | undefined): void {
  if (draft) drafts.set(root, { token: root.session.token, draft })
  else drafts.delete(root)
}
