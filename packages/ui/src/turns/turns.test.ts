import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queueFrameWork } from './turns.ts'

let frames: (() => void)[] = []
const done: string[] = []
const work = (name: string) => () => void done.push(name)

/** Lets frames pass and returns what was done in each. */
const pass = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const before = done.length
    for (const frame of frames.splice(0)) frame()
    return done.slice(before).join()
  })

beforeEach(() => {
  frames = []
  done.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  pass(10)
  vi.unstubAllGlobals()
})

describe('turns', () => {
  it('does one piece of work in a frame, in the order in which they asked', () => {
    queueFrameWork('later', work('first'))
    queueFrameWork('later', work('second'))
    expect(pass(4).filter(Boolean)).toEqual(['first', 'second'])
  })

  it('lets rows come first, and the others once the rows have rested', () => {
    queueFrameWork('later', work('later'))
    queueFrameWork('row', work('row'))
    expect(pass(4)).toEqual(['row', '', '', 'later'])
  })

  it('drops callers that leave the queue, and requests no more frames once it is empty', () => {
    queueFrameWork('later', work('gone'))()
    expect(pass(1)).toEqual([''])
    expect(frames).toEqual([])
  })

  it('does what asked twice once', () => {
    const once = work('once')
    queueFrameWork('row', once)
    queueFrameWork('row', once)
    expect(pass(3)).toEqual(['once', '', ''])
  })
})
