/** Something that keeps a slow phone busy for most of a frame. */
export type Work = () => void

const waiting = { part: new Set<Work>(), picture: new Set<Work>() }
/** A picture that loads takes its time some frames later. While parts keep coming, it would make one of them late. */
const restAfterPart = 3
let sincePart = restAfterPart
let isAsked = false

function turn(): void {
  isAsked = false
  const isPart = waiting.part.size > 0
  sincePart = isPart ? 0 : sincePart + 1
  const line = isPart ? waiting.part : waiting.picture
  const [work] = line
  const mayWork = work !== undefined && (isPart || sincePart >= restAfterPart)
  if (mayWork) line.delete(work)
  ask()
  if (mayWork) work()
}

function ask(): void {
  if (isAsked || waiting.part.size + waiting.picture.size === 0) return
  isAsked = true
  requestAnimationFrame(turn)
}

/**
 * Does something in a frame of its own: one piece of work in each, in the order in which they asked, parts of the page
 * (a row of tiles, say) first and pictures once the parts rest. Who asks twice is in line once. Returns how to leave the
 * line.
 */
export function takeTurn(kind: keyof typeof waiting, work: Work): () => void {
  waiting[kind].add(work)
  ask()
  return () => void waiting[kind].delete(work)
}
