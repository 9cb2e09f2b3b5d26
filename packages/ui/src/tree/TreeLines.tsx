import { Fragment, useId } from 'react'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { Input } from '../input/Input.tsx'
import { RowsInSight } from '../table/RowsInSight.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { LoadingLines } from './LoadingLines.tsx'
import { TreeEntry } from './TreeEntry.tsx'
import { Lines } from './treeParts.ts'
import type { TreeProps, TreeTexts } from './treeProps.ts'
import { useDownlineTree } from './useDownlineTree.ts'
import { useLinesInSight } from './useLinesInSight.ts'

const nothing: readonly string[] = []

/** Props of `TreeLines`: those of `Tree`, with all texts resolved. */
export interface TreeLinesProps<Data> extends Pick<
  TreeProps<Data>,
  'label' | 'load' | 'children' | 'onOpen' | 'current' | 'initiallyOpen'
> {
  words: TreeTexts & Required<SomeTexts<'loading'>>
}

/** Takes the space of lines that are not rendered. */
const Space = ({ size }: { size: number }) =>
  size > 0 ? <div role="presentation" aria-hidden style={{ blockSize: size }} /> : null

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
  const { tree, act, onFocusWithin, hasFocus } = useDownlineTree({ load, initiallyOpen, onOpen })
  const { drawn, engine, scroller, onScroll } = useLinesInSight(tree, hasFocus)
  const ref = useJoinedRef<HTMLDivElement>(scroller, tree.registerElement)
  const searchId = useId()
  const searching = tree.isSearchOpen()
  const items = tree.getItems()
  if (items.every((item) => item.getItemData().kind === 'gone'))
    return <LoadingLines label={label} text={words.loading} />
  return (
    <>
      {searching && (
        <Input
          id={searchId}
          aria-label={words.search}
          placeholder={words.search}
          {...tree.getSearchInputElementProps()}
          // Not the engine's own close, which would pull the focus back.
          onBlur={() => {
            if (tree.isSearchOpen()) tree.setSearch(null)
          }}
        />
      )}
      <Lines
        role="tree"
        aria-label={label}
        ref={ref}
        data-lines={engine ? 'virtual' : 'plain'}
        onFocus={() => onFocusWithin(true)}
        onBlur={() => onFocusWithin(false)}
        onScrollCapture={onScroll}
      >
        {drawn.rows.map(({ index, start }, place) => {
          const item = items[index]
          return item === undefined ? null : (
            <Fragment key={item.getId()}>
              <Space size={start - (drawn.rows[place - 1]?.end ?? 0)} />
              <TreeEntry
                item={item}
                index={index}
                words={words}
                isCurrent={current === item.getId()}
                isFound={searching && item.isMatchingSearch()}
                act={act}
                measure={drawn.measure}
              >
                {children}
              </TreeEntry>
            </Fragment>
          )
        })}
        <Space size={drawn.height - (drawn.rows.at(-1)?.end ?? 0)} />
      </Lines>
      {engine && <RowsInSight {...engine} />}
    </>
  )
}
