import type { ComponentProps, ReactNode } from 'react'
import type { SomeTexts } from '../texts/commonTexts.ts'
import type { TreeNode } from './branches.ts'
import type { LoadBranch } from './useBranches.ts'

/** The texts of a tree. */
export interface TreeTexts extends SomeTexts<'loading'> {
  /** Shown for entries that failed to load; says that pressing it retries. */
  readonly failed: string
  /** Shown when there are no entries. */
  readonly none: string
  /** Names the search field that opens on typing a letter: "Find among the open entries". */
  readonly search: string
}

/** Props of `Tree`; everything else goes to the root. */
export interface TreeProps<Data> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the tree: "Your downlines". */
  label: string
  /** Texts in the language of the page. */
  texts: TreeTexts
  /**
   * Loads the children of an entry when it is unfolded; `null` loads the top level. Must be the same function at
   * every render: a new one starts a new tree.
   */
  load: LoadBranch<Data>
  /** Renders an entry: its name and further details. All of it labels the entry. */
  children: (node: TreeNode<Data>) => ReactNode
  /** Called when an entry is chosen by click, Enter or Space. Without it, choosing unfolds or folds the entry. */
  onOpen?: ((node: TreeNode<Data>) => void) | undefined
  /** Id of the entry whose details are shown next to the tree. */
  current?: string | undefined
  /** Ids of the entries that are unfolded at first. Default none. */
  initiallyOpen?: readonly string[] | undefined
}
