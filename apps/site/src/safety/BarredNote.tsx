import { observer } from 'mobx-react-lite'
import { useBarred } from './useBarred.ts'

/** Who may not play, and where, in the small print; nothing if the market bars nobody (G-70). Renders `<p>`s. */
export const BarredNote = observer(function BarredNote() {
  return (useBarred()?.sentences ?? []).map((sentence) => <p key={sentence}>{sentence}</p>)
})
