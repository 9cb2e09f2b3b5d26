/** What differs between two sets of pictures. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Pictures } from './stories.ts'

/** A story that looks different, or that only one side has. */
export interface Difference {
  readonly id: string
  readonly kind: 'changed' | 'added' | 'removed'
  /** How many pixels differ; a changed size counts every pixel that one side lacks. */
  readonly pixels: number
  readonly before?: Buffer
  readonly after?: Buffer
  /** The differing pixels, marked on a pale copy. */
  readonly marked?: Buffer
}

/** The picture on a ground as large as the larger of the two. */
const onGround = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture
  const ground = new PNG({ width, height })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** From #dcf3ea to #d1e8df counts as a change; the re-rendered edge of a letter does not. */
const threshold = 0.01

/** So few pixels, none of them further off than this, are the edge of a picture that was scaled once more. */
const edge = { pixels: 16, levels: 16 }

const isEdge = (pixels: number, { data: one }: PNG, { data: other }: PNG) =>
  pixels <= edge.pixels && one.every((level, place) => Math.abs(level - (other[place] ?? 0)) <= edge.levels)

const changed = (id: string, before: Buffer, after: Buffer): readonly Difference[] => {
  if (before.equals(after)) return []
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const marks = new PNG({ width, height })
  const [left, right] = [onGround(one, width, height), onGround(other, width, height)]
  const pixels = pixelmatch(left.data, right.data, marks.data, width, height, { threshold })
  return pixels === 0 || isEdge(pixels, left, right)
    ? []
    : [{ id, kind: 'changed', pixels, before, after, marked: PNG.sync.write(marks) }]
}

/** Every difference, in the order of the ids. */
export const compare = ({ shots: before }: Pictures, { shots: after }: Pictures): readonly Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((id): readonly Difference[] => {
    const [old, now] = [before.get(id), after.get(id)]
    if (old && now) return changed(id, old, now)
    if (now) return [{ id, kind: 'added', pixels: 0, after: now }]
    return old ? [{ id, kind: 'removed', pixels: 0, before: old }] : []
  })
