/** The entries of a package of components: one for each file of its index that has something to run. */
import path from 'node:path'

/** The `exports` of a package for one entry. */
export interface Entry {
  readonly 'croupier-source': string
  readonly types: string
  readonly default: string
}

/** `export { Button, type ButtonProps } from './button/Button.tsx'`; lines that only carry types make no entry. */
const line = /^export (?!type\b)(?:\*|\{([^}]*)\}) from '\.\/([^']+)\.tsx?'/gm

const runnable = (names: string | undefined): boolean =>
  names === undefined || names.split(',').some((name) => /^\s*(?!type\s)\S/.test(name))

/**
 * `./Button` and the like, in alphabetical order, from the text of an index. An entry has the name of its file, so two
 * files of one name cannot both have one.
 */
export const componentEntries = (index: string): Record<string, Entry> => {
  const places = new Map<string, string>()
  for (const [, names, place = ''] of index.matchAll(line)) {
    if (!runnable(names)) continue
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

/**
 * Entries with more than one file, or with another purpose than their file. They come first and are written by hand.
 */
const written: ReadonlySet<string> = new Set(['.', './auth', './brand', './next', './testing', './theme-script'])

const isWritten = (name: string) => written.has(name) || /\.\w+$/.test(name)

/** A package's `exports` with these entries in place of the previously generated ones. */
export const withEntries = (exported: Readonly<Record<string, unknown>>, index: string): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(exported).filter(([name]) => isWritten(name))),
  ...componentEntries(index),
})
