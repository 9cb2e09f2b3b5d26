import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { writeReport } from './report.ts'
import { shoot, storiesOf, type Shots } from './stories.ts'

let folder = ''

/** A Storybook as small as can be: two stories to be pictured and three that are not, with a button that moves, tells time and throws dice. */
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
      document.body.innerHTML = '<button class="' + id.split('--')[1] + '">Play <i>o</i> ' + Date.now() + ' ' + Math.random() + '</button>'
    </script>`,
  )
  return place
}

const pictures = async (place: string): Promise<Shots> => shoot(place, storiesOf(place))
let shots: { before: Shots; same: Shots; wider: Shots }

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
  expect([...shots.before.keys()].toSorted()).toEqual(['button--other', 'button--plain'])
  expect(compare(shots.before, shots.same)).toEqual([])
})

it('finds two pixels of padding, in that story alone, and shows them', () => {
  const found = compare(shots.before, shots.wider)
  expect(found.map(({ id, kind }) => [id, kind])).toEqual([['button--plain', 'changed']])
  const marked = PNG.sync.read(found[0]?.marked ?? Buffer.alloc(0))
  expect(marked.width).toBe(1280)
  expect(found[0]?.pixels).toBeGreaterThan(20)
  const report = writeReport(path.join(folder, 'report'), '1 of 2 <stories>', found)
  expect(readFileSync(report, 'utf8')).toContain('1 of 2 &#60;stories&#62;')
  expect(readFileSync(report, 'utf8')).toContain('src="button--plain.marked.png"')
})

it('names stories that came and went', () => {
  const [before, after] = [new Map(shots.before), new Map(shots.before)]
  before.delete('button--other')
  after.delete('button--plain')
  expect(compare(before, after).map(({ id, kind }) => [id, kind])).toEqual([
    ['button--other', 'added'],
    ['button--plain', 'removed'],
  ])
})
