import { chromium, type Browser } from 'playwright'
import { browserFlags } from '../../scripts/browser.ts'
import { page } from './bundle.ts'
import type { Library } from './libraries.ts'

/** What is drawn. */
export const subjects = ['buttons', 'table'] as const
/** 1,000 buttons, or a table of 200 rows and 6 columns. */
export type Subject = (typeof subjects)[number]

/** Milliseconds to a finished layout. */
export interface Times {
  /** The first mount on a fresh page: styles are created and parsed for the first time. */
  readonly cold: number
  /** A mount on a page that has mounted them before. */
  readonly warm: number
  /** Every text changed. */
  readonly update: number
  /** From light to dark, everything repainted. */
  readonly theme: number
}

type Drawn = Pick<Library, 'name' | 'screen' | 'attribute'>

const driver = (attribute: Drawn['attribute']) => `
  import { createRoot } from 'react-dom/client'
  import { flushSync } from 'react-dom'
  import { useState } from 'react'
  const themeBy = ${JSON.stringify(attribute ?? null)}
  const host = document.createElement('div')
  document.body.append(host)
  let root, put
  const rowsOf = (stamp) => Array.from({ length: 200 }, (_, row) => ['R-' + row, 'Lantern Reels', 'North Pier', '12.50', String(row * 3) + '.00', 'Won ' + stamp])
  const Drawn = ({ subject, stamp }) => subject === 'table'
    ? <Rows rows={rowsOf(stamp)} />
    : Array.from({ length: 1000 }, (_, at) => <Press key={at}>{'Play ' + at + ' ' + stamp}</Press>)
  const App = ({ subject }) => {
    const [state, setState] = useState({ theme: 'light', stamp: 0 })
    put = setState
    return <Provider theme={state.theme}><Inner subject={subject} stamp={state.stamp} /></Provider>
  }
  const seen = new Map()
  // The same element while nothing about it changed, so that only subscribers to the theme render.
  const Inner = ({ subject, stamp }) => {
    const key = subject + stamp
    if (!seen.has(key)) seen.clear(), seen.set(key, <Drawn subject={subject} stamp={stamp} />)
    return seen.get(key)
  }
  const laidOut = () => { void document.body.offsetHeight; getComputedStyle(host.querySelector('button, td')).backgroundColor }
  // Some set their state again in an effect: that belongs to the change, and runs in the next microtasks.
  const timed = async (work) => { const begun = performance.now(); work(); await null; await null; laidOut(); return performance.now() - begun }
  const mount = (subject) => timed(() => { root = createRoot(host); flushSync(() => root.render(<App subject={subject} />)) })
  const unmount = () => { flushSync(() => root.unmount()); seen.clear() }
  const quiet = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
  let stamp = 0
  const update = () => timed(() => flushSync(() => put((state) => ({ ...state, stamp: ++stamp }))))
  // What may differ between two themes: a button may look the same in both, but then the page around it does not.
  const drawn = () => {
    for (const animation of document.getAnimations()) animation.finish()
    return [host.querySelector('button, td'), host.firstElementChild, document.body, document.documentElement]
      .map((element) => getComputedStyle(element)).map((style) => [style.color, style.backgroundColor, style.borderColor, style.colorScheme].join()).join()
  }
  const turn = () => new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(null) })
  const theme = async (name) => {
    const before = drawn()
    const begun = performance.now()
    if (themeBy) document.documentElement.setAttribute(themeBy.name, themeBy[name])
    else {
      flushSync(() => put((state) => ({ ...state, theme: name })))
      // Some pass the theme on in an effect, and render it in a separate task.
      await turn()
      await turn()
    }
    laidOut()
    const took = performance.now() - begun
    if (drawn() === before) throw new Error('The theme was switched, and nothing looks different.')
    return took
  }
  if (themeBy) document.documentElement.setAttribute(themeBy.name, themeBy.light)
  globalThis.measured = async (subject) => {
    const cold = await mount(subject)
    await quiet()
    const warm = [], updates = [], themes = []
    for (let time = 0; time < 3; time++) {
      unmount()
      await quiet()
      warm.push(await mount(subject))
      await quiet()
    }
    for (let time = 0; time < 4; time++) { updates.push(await update()); await quiet() }
    for (let time = 0; time < 4; time++) { themes.push(await theme(time % 2 ? 'light' : 'dark')); await quiet() }
    return { cold, warm: Math.min(...warm), update: Math.min(...updates), theme: Math.min(...themes) }
  }`

const middle = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

const once = async (browser: Browser, { script, styles }: Awaited<ReturnType<typeof page>>, subject: Subject) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await tab.setContent('<!doctype html><html lang="en"><body></body></html>')
    if (styles) await tab.addStyleTag({ content: styles })
    await tab.addScriptTag({ content: script })
    return (await tab.evaluate(
      (what) => (globalThis as unknown as { measured: (what: string) => Promise<unknown> }).measured(what),
      subject,
    )) as Times
  } finally {
    await tab.close()
  }
}

/**
 * The times of each library, medians over rounds. All take turns in every round, so that a busy machine affects them
 * equally.
 */
export const speed = async (
  libraries: readonly Drawn[],
  rounds: number,
): Promise<Record<string, Record<Subject, Times>>> => {
  const pages = await Promise.all(
    libraries.map(async ({ screen, attribute }) => page(`${screen}\n${driver(attribute)}`)),
  )
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  try {
    const told = libraries.map(() => ({ buttons: [] as Times[], table: [] as Times[] }))
    for (let round = 0; round < rounds; round++) {
      for (const [at, built] of pages.entries()) {
        for (const subject of subjects) told[at]?.[subject].push(await once(browser, built, subject))
      }
    }
    const typical = (times: readonly Times[]): Times => ({
      cold: middle(times.map(({ cold }) => cold)),
      warm: middle(times.map(({ warm }) => warm)),
      update: middle(times.map(({ update }) => update)),
      theme: middle(times.map(({ theme }) => theme)),
    })
    return Object.fromEntries(
      libraries.map(({ name }, at) => [
        name,
        { buttons: typical(told[at]?.buttons ?? []), table: typical(told[at]?.table ?? []) },
      ]),
    )
  } finally {
    await browser.close()
  }
}
