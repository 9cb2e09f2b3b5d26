/** The entries of the kit's package: one for each component, and one for each tool that is used without any. */
import path from 'node:path'

/** What a package's `exports` says of one entry. */
export interface Entry {
  readonly 'croupier-source': string
  readonly types: string
  readonly default: string
}

/** `export { Button, type ButtonProps } from './button/Button.tsx'`; lines that only carry types make no entry. */
const line = /^export (?!type\b)(?:\*|\{([^}]*)\}) from '\.\/([^']+)\.tsx?'/gm

/**
 * What has an entry beside the components: what a page or a build step takes without drawing anything. Everything else
 * comes from the package's own name.
 */
const tools: ReadonlySet<string> = new Set(['csv', 'useCsvExport', 'useFullScreen', 'useIdle', 'useToasts'])

const hasEntry = (file: string) => /^[A-Z]/.test(file) || tools.has(file)

const runnable = (names: string | undefined): boolean =>
  names === undefined || names.split(',').some((name) => /^\s*(?!type\s)\S/.test(name))

/**
 * `./Button` and its like, in the order of the alphabet, from the text of an index. An entry is called as its file is,
 * so two files of one name cannot both have one.
 */
export const componentEntries = (index: string): Record<string, Entry> => {
  const places = new Map<string, string>()
  for (const [, names, place = ''] of index.matchAll(line)) {
    if (!runnable(names) || !hasEntry(path.basename(place))) continue
    const name = `./${path.basename(place)}`
    const taken = places.get(name)
    if (taken !== undefined && taken !== place) throw new Error(`${taken} and ${place} would both be the entry ${name}`)
    places.set(name, place)
  }
  const extension = (place: string) => index.match(new RegExp(`'\\./${place}(\\.tsx?)'`))?.[1] ?? '.ts'
  return Object.fromEntries(
    [...places]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, place]) => [
        name,
        {
          'croupier-source': `./src/${place}${extension(place)}`,
          types: `./dist/${place}.d.ts`,
          default: `./dist/${place}.js`,
        },
      ]),
  )
}

/** Entries that stand for more than one file, or for none that runs. They come first and are written by hand. */
const isWritten = (name: string) => name === '.' || /\.\w+$/.test(name) || !hasEntry(path.basename(name))

/** A package's `exports` with those entries in the place of the ones made before. */
export const withEntries = (exported: Readonly<Record<string, unknown>>, index: string): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(exported).filter(([name]) => isWritten(name))),
  ...componentEntries(index),
})
