import { expect, it, vi } from 'vitest'
import { paintingFirst } from './first-paint.ts'

type Bundle = Parameters<typeof paintingFirst>[1]

const page = `<head>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/frame-1.js">
<link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><!--home--><img src="/brand/hero.svg" /><!--/home--></body>`

const asset = (source: string) => ({ type: 'asset', source })
const bundleOf = (files: Readonly<Record<string, object>>) => files as unknown as Bundle

it('puts a small style sheet into the page, and leaves a large one as a file', () => {
  const small = paintingFirst(page, bundleOf({ 'assets/index-1.css': asset('@font-face{}\n') }))
  expect(small.html).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/index-1.css">')
  expect(small.tags).toEqual([{ tag: 'style', children: '@font-face{}', injectTo: 'head' }])

  const large = paintingFirst(page, bundleOf({ 'assets/index-1.css': asset('a{}'.repeat(2000)) }))
  expect(large.html).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
  expect(large.tags).toEqual([])
})

const { html } = paintingFirst(page, bundleOf({}))

/** The page's own script at work: what it asks for and runs, step by step. */
function opened({ hidden = false, isDrawn = false, pictures = [] as Promise<void>[], ahead = 0 } = {}) {
  const own = Array.from({ length: ahead }, (_, index) => `<link rel="later" href="/assets/own-${index}.js" />`)
  const links = [...`${html}${own.join('')}`.matchAll(/<link rel="later"([^>]*) href="([^"]+)"/g)].map(
    ([, marks = '', href]) => ({
      rel: 'later',
      href,
      isRun: marks.includes('data-run'),
    }),
  )
  const run: { src: string; onload: () => void }[] = []
  const frames: (() => void)[] = []
  const tasks: { run: () => void; ms: number }[] = []
  const painted: (() => void)[] = []
  class PerformanceObserver {
    constructor(report: () => void) {
      painted.push(report)
    }
    observe = () => undefined
  }
  const document = {
    hidden,
    querySelector: () => (isDrawn ? {} : null),
    querySelectorAll: (selector: string) =>
      selector === 'link[data-run]'
        ? links.filter(({ isRun }) => isRun)
        : selector.startsWith('link')
          ? links.filter(({ rel }) => rel === 'later')
          : pictures.map((decoded) => ({
              loading: 'eager',
              offsetParent: {},
              getBoundingClientRect: () => ({ top: 0 }),
              decode: () => decoded,
            })),
    createElement: () => ({}),
    body: { append: (script: (typeof run)[number]) => run.push(script) },
  }
  const [script = ''] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  // oxlint-disable-next-line no-new-func
  new Function(
    'document',
    'requestAnimationFrame',
    'setTimeout',
    'innerHeight',
    'window',
    'PerformanceObserver',
    script,
  )(
    document,
    (frame: () => void) => frames.push(frame),
    (task: () => void, ms = 0) => tasks.push({ run: task, ms }),
    800,
    {},
    PerformanceObserver,
  )
  const asked = () => links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
  /** Lets the browser paint, and then do what is due. */
  const paint = async () => {
    for (const frame of frames.splice(0)) frame()
    for (const task of tasks.splice(0))
      if (task.ms === 0) task.run()
      else tasks.push(task)
    await Promise.resolve()
  }
  return { asked, run, paint, tasks, painted }
}

it('asks for no script before the first paint and its pictures, then for all', async () => {
  expect(html).not.toContain('modulepreload"')
  expect(html).not.toContain('<script type="module"')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked, run, paint } = opened({ pictures: [promise] })
  await paint()
  await paint()
  expect(asked()).toEqual([])
  resolve()
  await vi.waitFor(async () => {
    await paint()
    expect(asked()).toEqual(['/assets/frame-1.js', '/assets/runtime-1.js', '/assets/index-1.js'])
  })
  expect(run.map(({ src }) => src)).toEqual(['/assets/frame-1.js'])
})

it('waits until a drawn page is on the screen', async () => {
  const { asked, paint, painted } = opened({ isDrawn: true })
  await vi.waitFor(async () => {
    await paint()
    expect(painted).toHaveLength(1)
  })
  expect(asked()).toEqual([])
  painted[0]?.()
  expect(asked()).toHaveLength(3)
})

it('asks for few scripts in one task', async () => {
  const { asked, paint } = opened({ hidden: true, ahead: 10 })
  expect(asked()).toHaveLength(6)
  await paint()
  expect(asked()).toHaveLength(12)
  await paint()
  expect(asked()).toHaveLength(13)
})

it('runs the libraries in a task of their own, and each script once', async () => {
  const { run, paint, tasks } = opened()
  await vi.waitFor(async () => {
    await paint()
    expect(run).toHaveLength(1)
  })
  // The timers that would have begun later come too.
  for (const task of tasks.splice(0)) task.run()
  expect(run.map(({ src }) => src)).toEqual(['/assets/frame-1.js'])
  run[0]?.onload()
  expect(run.map(({ src }) => src)).toEqual(['/assets/frame-1.js', '/assets/index-1.js'])
})

it('does not wait for pictures that do not come', async () => {
  const { asked, paint, tasks } = opened({ pictures: [new Promise(() => undefined)] })
  await paint()
  for (const task of tasks.splice(0)) task.run()
  expect(asked()).toHaveLength(3)
})

it('begins at once in a tab in the background, which never paints', () => {
  expect(opened({ hidden: true }).asked()).toHaveLength(3)
})
