/** Something that keeps a slow phone busy for most of a frame. */
export type Work = () => void

const waiting = { row: new Set<Work>(), later: new Set<Work>() }
/** What a picture or a script loads takes its time some frames later. While rows keep coming, it would make one late. */
const restAfterRow = 3
let sinceRow = restAfterRow
let isAsked = false

function turn(): void {
  isAsked = false
  const isRow = waiting.row.size > 0
  sinceRow = isRow ? 0 : sinceRow + 1
  const line = isRow ? waiting.row : waiting.later
  const [work] = line
  const mayWork = work !== undefined && (isRow || sinceRow >= restAfterRow)
  if (mayWork) line.delete(work)
  ask()
  if (mayWork) work()
}

function ask(): void {
  if (isAsked || waiting.row.size + waiting.later.size === 0) return
  isAsked = true
  requestAnimationFrame(turn)
}

/**
 * Does something in a frame of its own: one piece of work in each, in the order in which they asked. Rows of a list come
 * first; what can come `later`, such as a picture or a part that nobody asked for yet, once the rows rest. Who asks twice
 * is in line once. Returns how to leave the line.
 */
export function queueFrameWork(kind: keyof typeof waiting, work: Work): () => void {
  waiting[kind].add(work)
  ask()
  return () => void waiting[kind].delete(work)
}
