import type { DialogProps } from './DialogBox.tsx'
import { useWantedPart } from '../late-part/useWantedPart.ts'

export type { DialogButton, DialogProps, DialogTone } from './DialogBox.tsx'

const load = async () => (await import('./DialogBox.tsx')).DialogBox

/**
 * A short message with an icon and one or more answers. Renders a `<div role="alertdialog">` in a portal (`dialog` for
 * the tones `info` and `success`).
 *
 * Its engine loads when it opens or when the page is idle, whichever comes first; `DialogBox` is the same without lazy
 * loading. It holds no state: the caller opens it and receives the result. The default button gets the focus, and Enter
 * activates it from anywhere but another button or link. Attributes out: `data-tone`, `data-open`.
 */
export const Dialog = (props: DialogProps) => {
  const { part: Box } = useWantedPart(load, props.open)
  return Box && <Box {...props} />
}
