import { ChevronRight, RotateCw } from 'lucide-react'
import { useId, type CSSProperties, type MouseEvent } from 'react'
import { Input } from '../input/Input.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { LoadingLines } from './LoadingLines.tsx'
import { Lines, Turn } from './treeParts.ts'
import type { TreeProps, TreeTexts } from './treeProps.ts'
import { useDownlineTree } from './useDownlineTree.ts'

const nothing: readonly string[] = []

/** Props of `TreeLines`: those of `Tree`, with all words known. */
export interface TreeLinesProps<Data> extends Pick<
  TreeProps<Data>,
  'label' | 'load' | 'children' | 'onOpen' | 'current' | 'initiallyOpen'
> {
  words: TreeTexts & Required<SomeTexts<'loading'>>
}

/** The lines of a `Tree` and its search field, with the engine that handles keys, focus and typing. */
export const TreeLines = <Data,>({
  label,
  words,
  load,
  children,
  onOpen,
  current,
  initiallyOpen = nothing,
}: TreeLinesProps<Data>) => {
  const { tree, act, onFocusWithin } = useDownlineTree({ load, initiallyOpen, onOpen })
  const searchId = useId()
  const { registerElement: registerLines } = tree
  const searching = tree.isSearchOpen()
  const items = tree.getItems().filter((item) => item.getItemData().kind !== 'gone')
  if (items.length === 0) return <LoadingLines label={label} text={words.loading} />
  return (
    <>
      {searching && (
        <Input
          id={searchId}
          aria-label={words.search}
          placeholder={words.search}
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
      >
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
    </>
  )
}
