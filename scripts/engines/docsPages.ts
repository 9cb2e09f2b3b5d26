/** Opens docs pages that show tokens, each by its own address, in an engine. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from './engine.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A docs page of a built Storybook. */
export interface DocsPage {
  readonly id: string
  readonly title: string
}

interface Entry extends DocsPage {
  readonly type: string
  readonly importPath: string
}

/** The docs pages of a served Storybook that draw a scale of tokens. */
export async function scalePages(address: string): Promise<readonly DocsPage[]> {
  const index = (await (await fetch(`${address}/index.json`)).json()) as { readonly entries: Record<string, Entry> }
  return Object.values(index.entries).filter(
    ({ type, importPath }) =>
      type === 'docs' &&
      importPath.endsWith('.mdx') &&
      readFileSync(path.join(root, importPath), 'utf8').includes('<Scale'),
  )
}

/** Two settings of the toolbars without anything in common. */
const looks = [
  { theme: 'light', brand: 'felt' },
  { theme: 'dark', brand: 'royale' },
] as const

interface Sample {
  readonly name: string
  /** The token's value. */
  readonly value: string
  /** The brand and theme that its column names. */
  readonly column: string
  readonly isDrawn: boolean
  readonly font: string
  /** How it is drawn. */
  readonly look: string
}

/** Longest time of a page, in milliseconds. It catches one that stays blank; it does not measure speed. */
const bound = 20_000

/** Waits until every sample has a value, and returns them as they are drawn. */
const samples = `
  const end = performance.now() + ${bound}
  const found = () => [...document.querySelectorAll('[data-sample]')]
  const isReady = () => found().length > 0 && found().every((one) => one.nextElementSibling?.textContent)
  while (!isReady() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 30))
  await document.fonts.ready
  return found().map((one) => {
    const { backgroundColor, color, fontFamily, borderRadius, boxShadow } = getComputedStyle(one)
    const { width, height } = one.getBoundingClientRect()
    const value = one.nextElementSibling?.textContent ?? ''
    return {
      name: one.dataset.sample,
      value,
      column: one.closest('table').querySelector('th:last-child').textContent,
      isDrawn: parseFloat(value) === 0 || width * height > 0,
      font: one.textContent === '' ? '' : fontFamily,
      look: [value, width, height, backgroundColor, color, fontFamily, borderRadius, boxShadow].join(' '),
    }
  })`

/** What is wrong with the samples of a page in a setting of the toolbars. */
const faultsOf = (drawn: readonly Sample[], theme: string): readonly string[] => [
  ...(drawn.length === 0 ? ['shows no sample'] : []),
  ...[...new Set(drawn.map(({ column }) => column))]
    .filter((column) => !column.endsWith(`, ${theme}`))
    .map((column) => `its samples are of ${column}`),
  ...drawn.flatMap(({ name, value, isDrawn, font }) => [
    ...(value === '' ? [`${name} has no value`] : []),
    ...(isDrawn ? [] : [`${name} is not drawn`]),
    // Storybook's own.
    ...(font.includes('Nunito') ? [`${name} is written in ${font}`] : []),
  ]),
]

/** Opens each page in both looks; returns what is missing, or does not follow the toolbars. */
export async function lookAtScales(
  engine: Engine,
  address: string,
  pages: readonly DocsPage[],
): Promise<readonly string[]> {
  const findings: string[] = []
  for (const { id, title } of pages) {
    const seen: (readonly Sample[])[] = []
    for (const { theme, brand } of looks) {
      await engine.open(`${address}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme};brand:${brand}`)
      const drawn = (await engine.run(samples)) as readonly Sample[]
      findings.push(...faultsOf(drawn, theme).map((fault) => `${title}, ${brand}, ${theme}: ${fault}`))
      seen.push(drawn)
    }
    const [first = [], second = []] = seen
    const same = first.filter(({ look }, place) => look === second[place]?.look).map(({ name }) => name)
    if (same.length > 0) findings.push(`${title}: the same in every brand and theme: ${same.join(', ')}`)
  }
  return findings
}
