/** Something that keeps a slow phone busy for most of a frame. */
export type Work = () => void

const waiting = { row: new Set<Work>(), picture: new Set<Work>() }
/** A picture that loads takes its time some frames later. While rows keep coming, it would make one of them late. */
const restAfterRow = 3
let sinceRow = restAfterRow
let isAsked = false

function turn(): void {
  isAsked = false
  const isRow = waiting.row.size > 0
  sinceRow = isRow ? 0 : sinceRow + 1
  const line = isRow ? waiting.row : waiting.picture
  const [work] = line
  const mayWork = work !== undefined && (isRow || sinceRow >= restAfterRow)
  if (mayWork) line.delete(work)
  ask()
  if (mayWork) work()
}

function ask(): void {
  if (isAsked || waiting.row.size + waiting.picture.size === 0) return
  isAsked = true
  requestAnimationFrame(turn)
}

/**
 * Does something in a frame of its own: one piece of work in each, in the order in which they asked, rows first and
 * pictures once the rows rest. Who asks twice is in line once. Returns how to leave the line.
 */
export function takeTurn(kind: keyof typeof waiting, work: Work): () => void {
  waiting[kind].add(work)
  ask()
  return () => void waiting[kind].delete(work)
}
