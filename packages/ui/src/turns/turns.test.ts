import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeTurn } from './turns.ts'

let frames: (() => void)[] = []
const done: string[] = []
const work = (name: string) => () => void done.push(name)

/** Lets frames pass and tells what was done in each. */
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
    takeTurn('picture', work('first'))
    takeTurn('picture', work('second'))
    expect(pass(4).filter(Boolean)).toEqual(['first', 'second'])
  })

  it('lets parts come first, and pictures once the parts have rested', () => {
    takeTurn('picture', work('picture'))
    takeTurn('part', work('part'))
    expect(pass(4)).toEqual(['part', '', '', 'picture'])
  })

  it('forgets whoever leaves the line, and asks for no more frames once nobody is in it', () => {
    takeTurn('picture', work('gone'))()
    expect(pass(1)).toEqual([''])
    expect(frames).toEqual([])
  })

  it('does what asked twice once', () => {
    const once = work('once')
    takeTurn('part', once)
    takeTurn('part', once)
    expect(pass(3)).toEqual(['once', '', ''])
  })
})
