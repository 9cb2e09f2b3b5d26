import { useDirection } from '@base-ui/react/direction-provider'
import { hotkeysCoreFeature, searchFeature, syncDataLoaderFeature, type TreeInstance } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { lineOf, linesUnder, nodesById, treeRoot, type TreeLine, type TreeNode } from './branches.ts'
import { useBranches, type LoadBranch } from './useBranches.ts'

/** Options of `useDownlineTree`. */
interface DownlineTreeOptions<Data> {
  readonly load: LoadBranch<Data>
  readonly initiallyOpen: readonly string[]
  readonly onOpen: ((node: TreeNode<Data>) => void) | undefined
}

/** The engine of the tree, and what else `Tree` needs. */
export interface DownlineTree<Data> {
  readonly tree: TreeInstance<TreeLine<Data>>
  /** Action of Enter and click on the focused line: retry, open the entry, or unfold it. */
  readonly act: () => void
  /** Reports whether the focus is among the lines, so that it is not lost with a removed line. */
  readonly onFocusWithin: (within: boolean) => void
  /** Whether the focus is among the lines. */
  readonly hasFocus: () => boolean
}

/** Connects the branches, which load as they are opened, to the engine that handles keys, focus and typing. */
export const useDownlineTree = <Data>({
  load,
  initiallyOpen,
  onOpen,
}: DownlineTreeOptions<Data>): DownlineTree<Data> => {
  const { branches, open } = useBranches(load)
  const nodes = useMemo(() => nodesById(branches), [branches])
  const rtl = useDirection() === 'rtl'
  const within = useRef(false)
  const hasFocus = useCallback(() => within.current, [])
  const act = () => {
    const item = tree.getFocusedItem()
    const line = item.getItemData()
    if (line.kind === 'failed') open(line.parent)
    else if (line.kind === 'node' && onOpen) onOpen(line.node)
    else if (item.isExpanded()) item.collapse()
    else item.expand()
  }
  const press = (event: KeyboardEvent) => {
    if (!event.repeat) act()
  }
  const searching = (self: TreeInstance<TreeLine<Data>>) => self.isSearchOpen()
  const notSearching = (self: TreeInstance<TreeLine<Data>>) => !self.isSearchOpen()
  // Moves the focus first, which closes the field: removing a focused field would lose the focus.
  const leaveSearch = (event: KeyboardEvent, self: TreeInstance<TreeLine<Data>>) => {
    // The Enter that confirms what was composed.
    if (event.isComposing || event.keyCode === 229) return
    const line = self.getFocusedItem().getElement()
    if (line) line.focus()
    else self.closeSearch()
  }
  const tree: TreeInstance<TreeLine<Data>> = useTree<TreeLine<Data>>({
    rootItemId: treeRoot,
    initialState: { expandedItems: [...initiallyOpen] },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, searchFeature],
    dataLoader: { getItem: (id) => lineOf(branches, nodes, id), getChildren: (id) => linesUnder(branches, id) },
    getItemName: (item) => {
      const line = item.getItemData()
      return line.kind === 'node' ? line.node.label : ''
    },
    isItemFolder: (item) => {
      const line = item.getItemData()
      return line.kind === 'node' && line.node.hasChildren
    },
    // The engine replaces each entry as a whole, so key and condition are repeated.
    hotkeys: {
      expandOrDown: { hotkey: rtl ? 'ArrowLeft' : 'ArrowRight', preventDefault: true },
      collapseOrUp: { hotkey: rtl ? 'ArrowRight' : 'ArrowLeft', preventDefault: true },
      focusFirstItem: { hotkey: 'Home', preventDefault: true },
      focusLastItem: { hotkey: 'End', preventDefault: true },
      submitSearch: { hotkey: 'Enter', isEnabled: searching, handler: leaveSearch },
      closeSearch: { hotkey: 'Escape', isEnabled: searching, handler: leaveSearch },
      customEnter: { hotkey: 'Enter', preventDefault: true, isEnabled: notSearching, handler: press },
      customSpace: { hotkey: 'Space', preventDefault: true, isEnabled: notSearching, handler: press },
    },
  })
  const { expandedItems } = tree.getState()
  useEffect(() => {
    // Loads every unfolded entry, whether it was unfolded by key, by click or from the start.
    for (const id of expandedItems) if (nodes.has(id) && !branches.has(id)) open(id)
    tree.rebuildTree()
    const { focusedItem } = tree.getState()
    if (focusedItem === null || lineOf(branches, nodes, focusedItem).kind !== 'gone') return
    // The focused line said "loading" and is gone: the keys continue from the entry above it, else from the first.
    const [next] = linesUnder(branches, treeRoot)
    const parent = focusedItem.slice(0, focusedItem.lastIndexOf('/'))
    const above = nodes.has(parent) ? parent : next
    if (above !== undefined) tree.getItemInstance(above).setFocused()
    if (within.current) tree.updateDomFocus()
  }, [tree, expandedItems, nodes, branches, open])
  return {
    tree,
    act,
    onFocusWithin: (now) => {
      within.current = now
    },
    hasFocus,
  }
}
