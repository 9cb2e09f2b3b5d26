import { useWantedPart } from '../late-part/useWantedPart.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import { LoadingLines } from './LoadingLines.tsx'
import { Root } from './treeParts.ts'
import type { TreeProps } from './treeProps.ts'

export type { TreeProps, TreeTexts } from './treeProps.ts'

const loadLines = async () => (await import('./TreeLines.tsx')).TreeLines

/**
 * Renders a `<div>` around a `role="tree"`: a hierarchy, loaded branch by branch. Its engine loads when the tree is
 * first shown.
 *
 * Keys: up and down move between lines; forward (right, or left in right-to-left text) unfolds or enters, back folds or
 * leaves; Home and End go to the ends; Enter and Space choose; a letter opens a search among the unfolded lines, which
 * Enter or Escape closes. Above 200 lines it scrolls and renders only the visible ones and the focused one. Attributes
 * out: on the tree `data-lines` (`plain`, `virtual`), on each line `data-line` (`node`, `loading`, `failed`, `none`)
 * and `data-found`.
 */
export const Tree = <Data,>({
  label,
  texts,
  load,
  children,
  onOpen,
  current,
  initiallyOpen,
  ...rest
}: TreeProps<Data>) => {
  const words = useKitTexts(texts)
  const { part: Engine } = useWantedPart(loadLines, true)
  return (
    <Root {...rest}>
      {Engine === null ? (
        <LoadingLines label={label} text={words.loading} />
      ) : (
        <Engine {...{ label, words, load, onOpen, current, initiallyOpen }}>{children}</Engine>
      )}
    </Root>
  )
}
