/** Something that keeps a slow phone busy for most of a frame. */
export type Work = () => void

const waiting = { row: new Set<Work>(), later: new Set<Work>() }
/** Loading a picture or a script costs time some frames later. While rows are being added, it would delay one. */
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
 * Queues work, one piece per frame, in the order of the calls. Rows of a list come first; `later` work, such as a
 * picture or a preloaded part, runs once no rows are added. A caller is queued only once. Returns a function that
 * cancels.
 */
export function queueFrameWork(kind: keyof typeof waiting, work: Work): () => void {
  waiting[kind].add(work)
  ask()
  return () => void waiting[kind].delete(work)
}
