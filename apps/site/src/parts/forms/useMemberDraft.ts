import type { RootStore } from '@croupier/stores'
import { useState } from 'react'
import { useRoot } from '../../base/RootContext.ts'

const drafts = new WeakMap<RootStore, Map<string, object>>()

/** Draft of a form, as the form takes it. */
export interface MemberDraft<Draft extends object> {
  readonly draft: Draft | undefined
  readonly onDraft: (draft: Draft | undefined) => void
}

/**
 * What this member typed into a form: kept in memory while the form is closed and after the session has ended, and given
 * to nobody else.
 */
export function useMemberDraft<Draft extends object>(form: string): MemberDraft<Draft> {
  const root = useRoot()
  // Whose draft it is: a form reports it once more when the session ends under it.
  const [username] = useState(root.session.username)
  const key = `${username}\n${form}`
  const kept = drafts.get(root) ?? new Map<string, object>()
  drafts.set(root, kept)
  return {
    draft: kept.get(key) as Draft | undefined,
    onDraft: (draft) => void (draft ? kept.set(key, draft) : kept.delete(key)),
  }
}
