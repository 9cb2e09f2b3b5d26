import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compare, type Comparison } from './compare.ts'

let folder = ''

interface Variation {
  readonly padding: number
  readonly ground: string
  readonly extra: string
}

/** A minimal Storybook, with buttons that move, show the time and throw dice. */
const storybook = (name: string, { padding, ground, extra }: Variation): string => {
  const place = path.join(folder, name)
  mkdirSync(place)
  writeFileSync(
    path.join(place, 'iframe.html'),
    `<!doctype html><html lang="en"><title>Story</title><style>
      @keyframes turn { to { rotate: 1turn } }
      button { border: 0; border-radius: 8px; background: #087f5f; color: #fff }
      .plain, .modes { padding: 8px ${padding}px } .pale { background: ${ground} }
      i { display: inline-block; animation: turn 1s linear infinite }
    </style><body><script>
      const id = new URLSearchParams(location.search).get('id')
      const look = (name, more = {}) => ({ id: 'button--' + name, title: 'Kit/Button', name, tags: ['dev'],
        parameters: { chromatic: { modes: { light: { viewport: 1280 } } } }, ...more })
      const looks = [
        look('plain'), look('other'), look('pale'), look('${extra}'), look('throwing'), look('late'),
        look('hidden', { tags: [] }), look('plain:pressed'),
        look('tool', { parameters: { unpictured: 'a tool', chromatic: { disableSnapshot: true, modes: { light: {} } } } }),
        look('modes', { parameters: { chromatic: { modes: { dark: { theme: 'dark', viewport: 1280 }, phone: { viewport: 360 } } } } }),
      ]
      let isReady = false
      const ready = new Promise((done) => setTimeout(() => { isReady = true; done() }, 400))
      globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
        last: (event) => (id === 'button--throwing' && event === 'playFunctionThrewException' ? [{}] : undefined) }
      globalThis.__STORYBOOK_PREVIEW__ = {
        ready: () => ready,
        extract: async () => {
          if (!isReady) throw new Error('Called Preview.extract() before initialization')
          return Object.fromEntries(looks.map((one) => [one.id, one]))
        },
        currentRender: { phase: 'playing' },
      }
      const draw = (look = id.split('--')[1]) => {
        document.body.innerHTML = '<button class="' + look + '">Play <i>o</i> ' + Date.now() + ' ' + Math.random().toFixed(3) + '</button>'
        globalThis.__STORYBOOK_PREVIEW__.currentRender.phase = 'finished'
      }
      if (id === 'button--late') void import('./late.js')
      else if (id) draw()
      globalThis.draw = draw
    </script>`,
  )
  writeFileSync(path.join(place, 'late.js'), 'setTimeout(draw, 300)')
  return place
}

let found: Comparison

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-visual-'))
  const before = storybook('before', { padding: 16, ground: '#dcf3ea', extra: 'old' })
  const after = storybook('after', { padding: 18, ground: '#d1e8df', extra: 'new' })
  found = await compare({ before, after, report: path.join(folder, 'report') })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds two pixels of padding in every mode and a colour that is a little darker, and shows them', () => {
  expect(found.changed.toSorted()).toEqual([
    'button--modes.dark',
    'button--modes.phone',
    'button--pale.light',
    'button--plain.light',
  ])
  expect(existsSync(path.join(folder, 'report/html/index.html'))).toBe(true)
})

it('finds nothing where nothing changed, though stories move, come late, tell time and throw dice', () => {
  // The others, `button--other` and `button--late`, are the same. Tests, tools and what throws in the base are not
  // compared.
  expect(found.compared).toBe(6)
})

it('names pictures that came and went', () => {
  expect(found.added.toSorted()).toEqual(['button--new.light', 'button--throwing.light'])
  expect(found.removed).toEqual(['button--old.light'])
})
