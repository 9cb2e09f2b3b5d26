import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { writeReport } from './report.ts'
import { shoot, storiesOf, type Pictures } from './stories.ts'

let folder = ''

/** A Storybook as small as can be: eight stories to be pictured and three that are not, with a button that moves, shows the time and random numbers. */
const storybook = (name: string, padding: number): string => {
  const place = path.join(folder, name)
  // As Storybook writes its index: what is shown in the sidebar has the tag `dev`.
  const story = (id: string, tags: readonly string[] = ['dev', 'test']) => ({
    id,
    title: 'Kit/Button',
    name: id,
    type: 'story',
    tags,
  })
  mkdirSync(place)
  const entries = {
    a: story('button--plain'),
    b: story('button--other'),
    c: story('button--studio', ['dev', 'test', 'no-visual']),
    d: story('button--conforms', ['test']),
    f: story('button--phone'),
    g: story('button--failing'),
    i: story('button--throwing'),
    h: story('button--modes'),
    j: story('button--late'),
    k: story('button--steps'),
    e: { ...story('button--plain:pressed'), subtype: 'test' },
  }
  writeFileSync(path.join(place, 'index.json'), JSON.stringify({ v: 5, entries }))
  writeFileSync(
    path.join(place, 'iframe.html'),
    `<!doctype html><html lang="en"><title>Story</title><style>
      @keyframes turn { to { rotate: 1turn } }
      button { border: 0; border-radius: 8px; background: #087f5f; color: #fff }
      .plain { padding: 8px ${padding}px } i { display: inline-block; animation: turn 1s linear infinite }
    </style><body><script>
      const id = new URLSearchParams(location.search).get('id')
      const looks = {
        'button--phone': { storyGlobals: { viewport: { value: 'phone' } } },
        'button--modes': { parameters: { chromatic: { disableSnapshot: false, modes: {
          dark: { theme: 'dark', viewport: 1280 }, arabic: { language: 'AR', viewport: 360 } } } } },
      }
      const thrown = id === 'button--throwing' ? 'playFunctionThrewException' : ''
      globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: (event) => (event === thrown ? [{}] : undefined) }
      globalThis.__STORYBOOK_PREVIEW__ = {
        extract: async () => looks,
        currentRender: { phase: id === 'button--failing' ? 'errored' : 'finished' },
      }
      globalThis.draw = (look = id.split('--')[1]) => { document.body.innerHTML = '<button class="' + look + '">Play <i>o</i> ' + Date.now() + ' ' + Math.random() + '</button>' }
      // As Storybook's own looks, this one takes a few frames.
      globalThis.storyAtRest = () => new Promise((done) => setTimeout(done, 50))
      let steps = 0
      const step = () => {
        if (++steps > 25) return draw('plain')
        document.body.innerHTML = '<button>Step ' + steps + '</button>'
        setTimeout(step, 40)
      }
      if (id === 'button--steps') step()
      else if (id === 'button--late') void import('./late.js')
      else if (id) draw()
    </script>`,
  )
  writeFileSync(path.join(place, 'late.js'), 'draw()')
  return place
}

const pictures = async (place: string): Promise<Pictures> => shoot(place, storiesOf(place))
let shots: { before: Pictures; same: Pictures; wider: Pictures }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-visual-'))
  shots = {
    before: await pictures(storybook('before', 16)),
    same: await pictures(storybook('same', 16)),
    wider: await pictures(storybook('wider', 18)),
  }
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds nothing where nothing changed, though the stories move, tell time and throw dice', () => {
  expect([...shots.before.shots.keys()].toSorted()).toEqual([
    'button--failing',
    'button--late',
    'button--modes.arabic',
    'button--modes.dark',
    'button--other',
    'button--phone',
    'button--plain',
    'button--steps',
    'button--throwing',
  ])
  expect(compare(shots.before, shots.same)).toEqual([])
})

it('pictures a story as it is after its last change', () => {
  const only = (id: string): Pictures => ({
    shots: new Map([['one', shots.before.shots.get(id) ?? Buffer.alloc(0)]]),
    broken: [],
  })
  expect(compare(only('button--plain'), only('button--steps'))).toEqual([])
})

it('finds two pixels of padding, in the stories that have it alone, and shows them', () => {
  const found = compare(shots.before, shots.wider)
  expect(found.map(({ id, kind }) => [id, kind])).toEqual([
    ['button--plain', 'changed'],
    ['button--steps', 'changed'],
  ])
  const marked = PNG.sync.read(found[0]?.marked ?? Buffer.alloc(0))
  expect(marked.width).toBe(1280)
  expect(found[0]?.pixels).toBeGreaterThan(20)
  const report = writeReport(path.join(folder, 'report'), '1 of 2 <stories>', found)
  expect(readFileSync(report, 'utf8')).toContain('1 of 2 &#60;stories&#62;')
  expect(readFileSync(report, 'utf8')).toContain('src="button--plain.marked.png"')
})

it('names stories that came and went', () => {
  const [before, after] = [new Map(shots.before.shots), new Map(shots.before.shots)]
  before.delete('button--other')
  after.delete('button--plain')
  expect(
    compare({ shots: before, broken: [] }, { shots: after, broken: [] }).map(({ id, kind }) => [id, kind]),
  ).toEqual([
    ['button--other', 'added'],
    ['button--plain', 'removed'],
  ])
})

it('pictures each story at the width of its viewport', () => {
  const widthOf = (id: string) => PNG.sync.read(shots.before.shots.get(id) ?? Buffer.alloc(0)).width
  expect(widthOf('button--phone')).toBe(360)
  expect(widthOf('button--plain')).toBe(1280)
  expect(widthOf('button--modes.arabic')).toBe(360)
  expect(widthOf('button--modes.dark')).toBe(1280)
})

it('pictures only what Chromatic does, if asked to', async () => {
  const place = path.join(folder, 'same')
  const { shots: resting } = await shoot(place, storiesOf(place), { isResting: true })
  expect([...resting.keys()].toSorted()).toEqual(['button--modes.arabic', 'button--modes.dark'])
})

it('names stories that fail to play', () => {
  expect(shots.before.broken).toEqual(['button--failing', 'button--throwing'])
})

it('waits for a part that its story has still to fetch', () => {
  expect(shots.before.shots.get('button--late')).toEqual(shots.before.shots.get('button--other'))
})

/** A plate of one colour, with the first pixels of another. */
const plate = (colour: readonly number[], first: readonly number[] = colour, firstPixels = 0): Pictures => {
  const picture = new PNG({ width: 8, height: 8 })
  for (let pixel = 0; pixel < 64; pixel++) picture.data.set([...(pixel < firstPixels ? first : colour), 255], pixel * 4)
  return { shots: new Map([['plate', PNG.sync.write(picture)]]), broken: [] }
}
const pale = [0xdc, 0xf3, 0xea]
const darker = [0xd1, 0xe8, 0xdf]

it('finds a colour that is a little darker', () => {
  expect(compare(plate(pale), plate(darker))).toHaveLength(1)
})

it('accepts a few pixels that are a little off as the edge of a picture, but neither many nor strong ones', () => {
  expect(compare(plate(pale), plate(pale, darker, 16))).toEqual([])
  expect(compare(plate(pale), plate(pale, darker, 17))).toHaveLength(1)
  expect(compare(plate(pale), plate(pale, [0, 0, 0], 2))).toHaveLength(1)
})
