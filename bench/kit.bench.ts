/**
 * `npm run bench -- kit [--rounds 7] [--json FILE]`: the kit beside five peers in one run. Bytes (gzip, React apart) of
 * single parts, of the set a page starts with, of what loads on demand, and of everything; milliseconds of 1,000
 * buttons and of a table of 200 rows in Chromium, beside plain elements; seconds of the type checker; props on a
 * button.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { weigh, weighStyles } from './kit/bundle.ts'
import { croupier, floor, parts, peers, type Library, type Part } from './kit/libraries.ts'
import { speed, subjects, type Times } from './kit/speed.ts'
import { typed } from './kit/types.ts'

const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined
const libraries = [croupier, ...peers]

// Its types are checked as they are published.
const root = path.resolve(import.meta.dirname, '..')
if (!existsSync(path.join(root, 'packages/ui/dist/index.d.ts'))) {
  const built = spawnSync('npm', ['run', 'build', '-w', '@croupier/ui'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const ms = (milliseconds: number) => milliseconds.toFixed(1)

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) => {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ')
  console.log(`\n${title}\n${[heads, ...rows].map(line).join('\n')}`)
}

interface Weights extends Record<Part, number> {
  readonly whole: number
  readonly css: number
  /** Of the set: what loads when a person first uses it. */
  readonly late: number
}

const weights = async ({ parts: own, whole, runtime = [], css = [] }: Library): Promise<Weights> => {
  const single: [Part, number][] = []
  // A page pays for the styling runtime once: it counts in the set and in everything, not in single parts. A part
  // includes what it loads later, the set only what a page starts with.
  const set = await weigh(own.set)
  for (const part of parts) {
    const { now, late } = part === 'set' ? { now: set.now, late: 0 } : await weigh(own[part], runtime)
    single.push([part, now + late])
  }
  return {
    ...(Object.fromEntries(single) as Record<Part, number>),
    late: set.late,
    whole: (await weigh(whole)).now,
    css: css.length > 0 ? await weighStyles(css) : 0,
  }
}

const bytes: Record<string, Weights> = {}
for (const library of libraries) bytes[library.name] = await weights(library)
table(
  'kB after gzip, React apart (the set: provider, button, dialog, pagination, tabs and their styles; late: what of it follows)',
  ['', ...parts.slice(0, -1), 'set', 'css', 'set + css', 'late', 'whole'],
  Object.entries(bytes).map(([name, { whole, css, set, late, ...rest }]) => [
    name,
    ...parts.slice(0, -1).map((part) => kB(rest[part as Exclude<Part, 'set'>])),
    kB(set),
    css ? kB(css) : '-',
    kB(set + css),
    late ? kB(late) : '-',
    kB(whole),
  ]),
)

const times = await speed([floor, ...libraries], Number(option('--rounds') ?? 7))
const kinds = ['cold', 'warm', 'update', 'theme'] as const satisfies readonly (keyof Times)[]
for (const subject of subjects) {
  const base = times[floor.name]?.[subject]
  table(
    `ms, ${subject === 'buttons' ? '1,000 buttons' : 'a table of 200 rows'} (beside plain elements)`,
    ['', ...kinds],
    Object.entries(times).map(([name, told]) => [
      name,
      ...kinds.map((kind) => `${ms(told[subject][kind])} (${(told[subject][kind] / (base?.[kind] ?? 1)).toFixed(2)})`),
    ]),
  )
}

const types = Object.fromEntries(libraries.map(({ name }) => [name, typed(name)]))
table(
  'A file of 100 buttons',
  ['', 'seconds to check', 'props on Button'],
  Object.entries(types).map(([name, { seconds, props }]) => [name, seconds.toFixed(2), String(props)]),
)

const own = bytes[croupier.name]
const at = (name: string) => times[name]?.buttons
const [mine, plain] = [at(croupier.name), at(floor.name)]
const share = (kind: keyof Times) => (mine?.[kind] ?? Infinity) / (plain?.[kind] ?? 1)
const lightest = Math.min(...peers.map(({ name }) => (bytes[name]?.set ?? 0) + (bytes[name]?.css ?? 0)))
const quickest = (kind: keyof Times) => Math.min(...peers.map(({ name }) => at(name)?.[kind] ?? Infinity))
const most = (name: string, value: number | undefined, limit: number, text: (value: number) => string) =>
  [name, text(value ?? Infinity), `at most ${text(limit)}`, (value ?? Infinity) <= limit ? 'holds' : 'MISSED'] as const
const bars = [
  most('button, kB', own?.button, 3000, kB),
  most('dialog, kB', own?.dialog, 24_000, kB),
  most('pagination, kB', own?.pagination, 4000, kB),
  most('tabs, kB', own?.tabs, 13_000, kB),
  most('set with styled-components, kB', own?.set, 42_000, kB),
  most('set beside the lightest peer with its CSS, kB', own?.set, lightest, kB),
  most('the same with what follows on demand, kB', own && own.set + own.late, lightest, kB),
  most('cold mount of buttons, of plain', share('cold'), 1.5, (value) => value.toFixed(2)),
  most('warm mount of buttons, of plain', share('warm'), 1.5, (value) => value.toFixed(2)),
  most('cold mount beside the quickest peer, ms', mine?.cold, quickest('cold'), ms),
  most('warm mount beside the quickest peer, ms', mine?.warm, quickest('warm'), ms),
  most('theme switch of buttons, of plain', share('theme'), 1.3, (value) => value.toFixed(2)),
]
table('Bars', ['', 'reached', 'bar', ''], bars)

const file = option('--json')
if (file) writeFileSync(file, `${JSON.stringify({ bytes, times, types, bars }, undefined, 2)}\n`)
