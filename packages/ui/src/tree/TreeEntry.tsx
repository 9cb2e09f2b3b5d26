import type { ItemInstance } from '@headless-tree/core'
import { ChevronRight, RotateCw } from 'lucide-react'
import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { TreeLine, TreeNode } from './branches.ts'
import { Turn } from './treeParts.ts'

/** Props of `TreeEntry`. */
interface TreeEntryProps<Data> {
  item: ItemInstance<TreeLine<Data>>
  /** Index among all lines. */
  index: number
  words: Readonly<Record<Exclude<TreeLine<Data>['kind'], 'node' | 'gone'>, string | undefined>>
  children: (node: TreeNode<Data>) => ReactNode
  /** Its details are shown next to the tree. */
  isCurrent: boolean
  /** The search is open and finds it. */
  isFound: boolean
  /** Action of a click, once the line is the focused one. */
  act: () => void
  /** Measures the line where only the visible ones are rendered. */
  measure: ((element: Element | null) => void) | undefined
}

/** Content of an entry. Re-renders for a new `node` or `draw` only, not whenever the tree scrolls. */
const Content = memo(function Content<Data>({
  node,
  draw,
}: {
  node: TreeNode<Data>
  draw: (node: TreeNode<Data>) => ReactNode
}) {
  return <div>{draw(node)}</div>
}) as <Data>(props: { node: TreeNode<Data>; draw: (node: TreeNode<Data>) => ReactNode }) => ReactNode

/** Renders a `<div role="treeitem">`: an entry of a tree, or the placeholder for missing entries. */
export const TreeEntry = <Data,>({
  item,
  index,
  words,
  children,
  isCurrent,
  isFound,
  act,
  measure,
}: TreeEntryProps<Data>) => {
  const ref = useJoinedRef<HTMLDivElement>(item.registerElement, measure)
  const line = item.getItemData()
  if (line.kind === 'gone') return null
  const { level, setSize, posInSet } = item.getItemMeta()
  const folder = item.isFolder()
  const unfolded = folder && item.isExpanded()
  const turn = (event: MouseEvent) => {
    event.stopPropagation()
    item.setFocused()
    if (unfolded) item.collapse()
    else item.expand()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the engine handles keys on the tree, for all lines.
    <div
      ref={ref}
      role="treeitem"
      aria-level={level + 1}
      aria-setsize={setSize}
      aria-posinset={posInSet + 1}
      aria-expanded={folder ? unfolded : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={item.isFocused() ? 0 : -1}
      data-index={index}
      data-line={line.kind}
      data-found={isFound ? '' : undefined}
      style={{ '--_level': level } as CSSProperties}
      onClick={() => {
        item.setFocused()
        act()
      }}
    >
      <Turn aria-hidden data-open={unfolded ? '' : undefined} {...(folder && { onClick: turn })}>
        {folder && <ChevronRight size={16} />}
        {line.kind === 'loading' && <Spinner />}
        {line.kind === 'failed' && <RotateCw size={16} />}
      </Turn>
      {line.kind === 'node' ? <Content node={line.node} draw={children} /> : <span>{words[line.kind]}</span>}
    </div>
  )
}
