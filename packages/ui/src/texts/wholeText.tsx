import { Children, type ReactNode } from 'react'

const isText = (node: unknown): node is string | number => typeof node === 'string' || typeof node === 'number'

/**
 * Wraps the bare texts of a slot in elements, so that they can appear, change and go next to others.
 *
 * Page translation and reading aids replace text nodes. If React then removes such a text, or inserts an element before
 * it, the browser throws and the page crashes; a changed text is not updated. Elements are left in place. A text that
 * is the only child of its element needs no wrapper.
 */
export const wholeText = (node: ReactNode): ReactNode => {
  if (isText(node)) return <span>{node}</span>
  if (!Array.isArray(node) || !node.some(isText)) return node
  const whole: ReactNode[] = []
  let run = ''
  const endRun = () => {
    if (run !== '') whole.push(<span key={`text${whole.length}`}>{run}</span>)
    run = ''
  }
  for (const part of Children.toArray(node)) {
    if (isText(part)) run += part
    else {
      endRun()
      whole.push(part)
    }
  }
  endRun()
  return whole
}
