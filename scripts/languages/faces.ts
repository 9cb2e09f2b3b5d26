/** `npm run languages -- faces`: cuts the faces of the first view's signs for Chinese and Japanese. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import firstView from '../../packages/locales/src/messages/en/first-view.ts'
import { textsOf } from './files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const theme = path.join(root, 'packages/ui/src/theme')
/** The packages are needed for this alone, so that they are no dependencies. */
const cache = path.join(root, 'node_modules/.cache/faces')
const packages = [
  'subset-font@2.9.0',
  ...['sc', 'tc', 'jp'].map((name) => `@expo-google-fonts/noto-sans-${name}@0.4.3`),
]

const faces = [
  { code: 'CN', sheet: 'simplified-chinese', font: 'sc' },
  { code: 'TW', sheet: 'traditional-chinese', font: 'tc' },
  { code: 'JA', sheet: 'japanese', font: 'jp' },
] as const

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>

/** What no face for Latin has, in the texts of the first view: in the order of Unicode. */
const signsOf = (code: string): readonly number[] => {
  const texts = textsOf(code)
  const signs = new Set(Object.keys(firstView).flatMap((key) => [...(texts[key] ?? '')]))
  return [...signs]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((point) => point >= 0x2e80)
    .toSorted((one, next) => one - next)
}

const hex = (point: number) => point.toString(16).toUpperCase()

/** The signs as a `unicode-range`, in lines as wide as the formatter's. */
function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  const lines = ['']
  for (const [from, to] of runs) {
    const range = `U+${hex(from)}${to > from ? `-${hex(to)}` : ''},`
    const line = lines.at(-1) ?? ''
    if (line && 5 + line.length + range.length > 120) lines.push(range)
    else lines[lines.length - 1] = line ? `${line} ${range}` : range
  }
  return `unicode-range:\n    ${lines.join('\n    ').slice(0, -1)};`
}

/** Cuts the faces anew and writes them with the ranges that name their signs. Ends with 1 if the packages do not come. */
export async function cutFaces(): Promise<number> {
  mkdirSync(cache, { recursive: true })
  writeFileSync(path.join(cache, 'package.json'), '{ "private": true }')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', ...packages],
    {
      cwd: cache,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) return 1
  const require = createRequire(path.join(cache, 'package.json'))
  const subset = require('subset-font') as SubsetFont
  for (const { code, sheet, font } of faces) {
    const points = signsOf(code)
    const css = path.join(theme, `fonts-${sheet}.css`)
    writeFileSync(css, readFileSync(css, 'utf8').replaceAll(/unicode-range:[^;]+;/g, rangeOf(points)))
    for (const [weight, name] of [
      ['400', '400Regular'],
      ['700', '700Bold'],
    ] as const) {
      const file = require.resolve(
        `@expo-google-fonts/noto-sans-${font}/${name}/NotoSans${font.toUpperCase()}_${name}.ttf`,
      )
      const cut = await subset(readFileSync(file), String.fromCodePoint(...points), { targetFormat: 'woff2' })
      writeFileSync(path.join(theme, `letters/${sheet}-${weight}.woff2`), cut)
      console.log(`${code} ${weight}: ${points.length} signs, ${(cut.length / 1000).toFixed(1)} kB`)
    }
  }
  return 0
}
