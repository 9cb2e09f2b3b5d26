import { ChevronRight, RotateCw } from 'lucide-react'
import { useId, type ComponentProps, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { Input } from '../input/Input.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import type { TreeNode } from './branches.ts'
import { Lines, Root, Turn } from './treeParts.ts'
import type { LoadBranch } from './useBranches.ts'
import { useDownlineTree } from './useDownlineTree.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** The texts of a tree. */
export interface TreeTexts extends SomeTexts<'loading'> {
  /** Stands in for entries that could not be had, and says that a press tries again. */
  readonly failed: string
  /** Stands in where there are none. */
  readonly none: string
  /** Names the search field that opens on typing a letter: "Find among the open entries". */
  readonly search: string
}

/** Props of `Tree`; everything else goes to the root. */
export interface TreeProps<Data> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the tree: "Your downlines". */
  label: string
  /** Its words, in the language of the page. */
  texts: TreeTexts
  /**
   * Loads the children of an entry when it is unfolded; `null` loads the top level. Must be the same function at
   * every render: a new one is a new tree.
   */
  load: LoadBranch<Data>
  /** Draws an entry: its name, and what else is to be seen of it. All of it labels the entry. */
  children: (node: TreeNode<Data>) => ReactNode
  /** An entry was chosen, by a click or Enter. Without it that unfolds and folds it. */
  onOpen?: ((node: TreeNode<Data>) => void) | undefined
  /** The id of the entry that is shown beside the tree. */
  current?: string | undefined
  /** Ids unfolded from the start. Default none. */
  initiallyOpen?: readonly string[] | undefined
}

const nothing: readonly string[] = []

/**
 * Renders a `<div>` around a `role="tree"`: a hierarchy, loaded branch by branch.
 *
 * Keys: up and down go through the lines, forward (right, or left in right-to-left text) unfolds or goes in, back folds
 * or goes out, Home and End go to the ends, Enter and Space choose, a letter opens a search through what is unfolded,
 * Escape closes it. Attributes out: on each line `data-line` (`node`, `loading`, `failed`, `none`), `data-found`.
 */
export const Tree = <Data,>({
  label,
  texts,
  load,
  children,
  onOpen,
  current,
  initiallyOpen = nothing,
  ...rest
}: TreeProps<Data>) => {
  const words = useKitTexts(texts)
  const { tree, act, onFocusWithin } = useDownlineTree({ load, initiallyOpen, onOpen })
  const searchId = useId()
  const { registerElement: registerLines } = tree
  const searching = tree.isSearchOpen()
  const items = tree.getItems().filter((item) => item.getItemData().kind !== 'gone')
  return (
    <Root {...rest}>
      {searching && (
        <Input
          id={searchId}
          aria-label={texts.search}
          placeholder={texts.search}
          {...tree.getSearchInputElementProps()}
          // Not the engine's own closing, which would call the focus back from wherever it is going.
          onBlur={() => {
            if (tree.isSearchOpen()) tree.setSearch(null)
          }}
        />
      )}
      <Lines
        role="tree"
        aria-label={label}
        ref={registerLines}
        onFocus={() => onFocusWithin(true)}
        onBlur={() => onFocusWithin(false)}
        aria-busy={items.length === 0}
      >
        {items.length === 0 && (
          <div role="treeitem" aria-level={1} data-line="loading" style={{ '--_level': 0 } as CSSProperties}>
            <Turn aria-hidden>
              <Spinner />
            </Turn>
            {words.loading}
          </div>
        )}
        {items.map((item) => {
          const line = item.getItemData()
          const id = item.getId()
          const { level, setSize, posInSet } = item.getItemMeta()
          const folder = item.isFolder()
          const unfolded = folder && item.isExpanded()
          const toggle = () => (unfolded ? item.collapse() : item.expand())
          return line.kind === 'gone' ? null : (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the engine handles keys on the tree, for all lines.
            <div
              key={id}
              ref={item.registerElement}
              role="treeitem"
              aria-level={level + 1}
              aria-setsize={setSize}
              aria-posinset={posInSet + 1}
              aria-expanded={folder ? unfolded : undefined}
              aria-current={current === id ? 'true' : undefined}
              tabIndex={item.isFocused() ? 0 : -1}
              data-line={line.kind}
              data-found={searching && item.isMatchingSearch() ? '' : undefined}
              style={{ '--_level': level } as CSSProperties}
              onClick={() => {
                item.setFocused()
                act()
              }}
            >
              <Turn
                aria-hidden
                data-open={unfolded ? '' : undefined}
                {...(folder && {
                  onClick: (event: MouseEvent) => {
                    event.stopPropagation()
                    item.setFocused()
                    toggle()
                  },
                })}
              >
                {folder && <ChevronRight size={16} />}
                {line.kind === 'loading' && <Spinner />}
                {line.kind === 'failed' && <RotateCw size={16} />}
              </Turn>
              {line.kind === 'node' ? <div>{children(line.node)}</div> : words[line.kind]}
            </div>
          )
        })}
      </Lines>
    </Root>
  )
}
