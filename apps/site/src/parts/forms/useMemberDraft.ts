import type { RootStore } from '@croupier/stores'
import { useState } from 'react'
import { useRoot } from '../../base/RootContext.ts'

const drafts = new WeakMap<RootStore, Map<string, object>>()

/** Draft in the form's shape. */
export interface MemberDraft<Draft extends object> {
  readonly draft: Draft | undefined
  readonly onDraft: (draft: Draft | undefined) => void
}

/**
 * What this member typed into a form: kept in memory while the form is closed and after the session has ended, and
 * shown to nobody else.
 */
export function useMemberDraft<Draft extends object>(form: string): MemberDraft<Draft> {
  const root = useRoot()
  // The draft's owner: a form reports once more when the session ends while it is open.
  const [username] = useState(root.session.username)
  const key = `${username}\n${form}`
  const kept = drafts.get(root) ?? new Map<string, object>()
  drafts.set(root, kept)
  return {
    draft: kept.get(key) as Draft | undefined,
    onDraft: (draft) => void (draft ? kept.set(key, draft) : kept.delete(key)),
  }
}
