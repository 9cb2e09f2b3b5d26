import { useCallback, useEffect, useRef, useState } from 'react'
import { treeRoot, type Branch, type Branches, type TreeNode } from './branches.ts'

/** Loads the children of an entry; `null` loads the top level. Stops when `signal` is aborted. */
export type LoadBranch<Data> = (parent: string | null, signal: AbortSignal) => Promise<readonly TreeNode<Data>[]>

/** The loaded part of a tree, and how to load more of it. */
export interface LoadedBranches<Data> {
  readonly branches: Branches<Data>
  /** Loads what is under an entry; does nothing while it is loading or already loaded. */
  readonly open: (parent: string) => void
}

/** Loads a tree branch by branch. A new `load` is a new tree. */
export const useBranches = <Data>(load: LoadBranch<Data>): LoadedBranches<Data> => {
  const [branches, setBranches] = useState<Branches<Data>>(() => new Map([[treeRoot, { state: 'loading' }]]))
  const held = useRef<{ signal: AbortSignal; branches: Map<string, Branch<Data>> } | null>(null)
  const open = useCallback(
    (parent: string) => {
      const tree = held.current
      const known = tree?.branches.get(parent)?.state
      if (!tree || known === 'loading' || known === 'ready') return
      const put = (branch: Branch<Data>) => {
        if (tree.signal.aborted) return
        tree.branches.set(parent, branch)
        setBranches(new Map(tree.branches))
      }
      put({ state: 'loading' })
      load(parent === treeRoot ? null : parent, tree.signal).then(
        (nodes) => put({ state: 'ready', nodes }),
        () => put({ state: 'failed' }),
      )
    },
    [load],
  )
  useEffect(() => {
    const ending = new AbortController()
    held.current = { signal: ending.signal, branches: new Map() }
    open(treeRoot)
    return () => ending.abort()
  }, [open])
  return { branches, open }
}
